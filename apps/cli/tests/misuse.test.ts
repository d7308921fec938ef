import { chmodSync, existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readTextFile } from '../src/files.ts';
import { Shell } from './shell.ts';

const shell = new Shell();
shell.keepGame();
/** The user that owns nothing. */
const NOBODY = 65534;

describe.concurrent('misuse is one sentence, exit code 2, and changes nothing', () => {
  test.concurrent.each([
    ['plya', 'There is no command “plya”. Did you mean “play”?'],
    ['snow-tme', 'There is no command “snow-tme”. Did you mean “play snow-time”?'],
    ['play snowtime', 'There is no game “snowtime”. Games: snow-time, winter-kingdom, silverfrost.'],
    ['play', 'Say which game to play'],
    ['play snow-time', 'A terminal is needed to play: “you”'],
    ['play snow-time --seats Anna,greedy', '“Anna”'],
    ['play snow-time --seats greedy,,random', '--seats needs names'],
    ['play snow-time --seats Anna,Anna', 'Two people are called “Anna”'],
    ['play snow-time --seats greedy,greedy --players 3', '--seats names 2 people, but --players says 3.'],
    ['play snow-time --players 9', 'snow-time is for 2 to 5 players, not 9.'],
    ['play snow-time --budget 0', '--budget needs a whole number'],
    ['play snow-time surplus', '“play” has no use for “surplus”.'],
    ['play snow-time --seed', 'The option “--seed <SEED>” needs a value'],
    ['play snow-time --seats random,random --seed a/b', 'The seed “a/b” has the wrong form'],
    ['play snow-time --seats random,random --record nowhere/game.txt', 'there is no folder “nowhere”'],
    ['play snow-time --seats random,random --record game.txt', '“game.txt” exists already'],
    ['simulate', '“simulate” needs GAME after it.'],
    ['simulate snow-time --games 0', '--games needs a whole number from 1'],
    ['simulate snow-time --games abc', 'not “abc”.'],
    ['simulate snow-time --games 1.5', 'not “1.5”.'],
    ['simulate snow-time --gmaes 3', 'There is no option “--gmaes”. Did you mean “--games”?'],
    ['simulate snow-time --players 9', 'snow-time is for 2 to 5 players, not 9.'],
    ['simulate snow-time --bots gredy', 'There is no bot “gredy”. Bots: random, greedy, easy, medium, hard, expert.'],
    ['simulate snow-time --players 2 --bots random,random,random', '--bots names 3 bots'],
    [
      'simulate winter-kingdom --option twist',
      '--option needs a name and a value, such as “twist=wolves”, not “twist”.',
    ],
    ['simulate winter-kingdom --option twist=wolves --option twist=clan', 'chooses “twist” twice: wolves and clan.'],
    ['simulate winter-kingdom --option twist=fog', 'Option “twist”: "fog" is not one of: random, none, wolves'],
    ['play winter-kingdom --seats random,random --option start=3', 'Option “start”: "3" is not one of: random, 0, 1.'],
    [
      'play winter-kingdom --seats random,random --option tableau-0=1a --option tableau-1=1b',
      'Option “tableau-1”: "1b" is already chosen as “tableau-0”.',
    ],
    ['simulate silverfrost --solo 5', '--solo needs one of 1, 2, 3, 4, all, not “5”.'],
    ['simulate silverfrost --solo 1 --players 2', '--solo is for one player'],
    ['simulate snow-time --solo 1', 'snow-time has no player of its own'],
    [
      'play silverfrost --seats random --option reward=ice-storm',
      'Option “reward”: "ice-storm" is not one of: flurries',
    ],
    ['arena snow-time', '“arena” needs --bots <LIST>.'],
    ['arena snow-time --bots hard', '--bots needs two or more bots'],
    ['arena snow-time --bots hard,gredy', 'There is no bot “gredy”.'],
    ['arena snow-time --bots hard,hard', '--bots names “hard” twice.'],
    ['arena snow-time --bots hard@fast,random', 'not “fast”.'],
    ['arena snow-time --bots hard,random --budget 0', '--budget needs a number of iterations'],
    ['arena snow-time --bots hard,random --players 9', 'snow-time is for 2 to 5 players, not 9.'],
    ['arena snow-time --bots hard,random --html nowhere/a.html', 'there is no folder “nowhere”'],
    ['lab', '“lab” needs GAME after it.'],
    ['lab chess', 'There is no game “chess”.'],
    ['lab snow-time --budget soon', '--budget needs a number of iterations'],
    ['lab silverfrost --players 1', 'silverfrost is for 2 to 4 players, not 1.'],
    ['lab snow-time --svg nowhere', 'there is no folder “nowhere”'],
    ['train snowtime', 'There is no game “snowtime”.'],
    ['suggest missing.txt', 'There is no file “missing.txt”.'],
    ['suggest game.txt --seat 9', 'There is no seat 9'],
    ['suggest game.txt', 'is over there'],
    ['simulate snow-time --workers 0', '--workers needs a whole number'],
    ['replay', '“replay” needs RECORD after it.'],
    ['replay missing.txt', 'There is no file “missing.txt”.'],
    ['replay .', '“.” is a folder, not a file.'],
    ['replay game.txt --to 9999', 'moves; 9999 is not one of them.'],
    ['replay game.txt --seat 5', 'There is no seat 5: the seats are 0 to 2.'],
    ['games --lang fr', 'There is no language “fr” here. Languages: en, de, pl.'],
    ['games --lang de extra', '„games“ kann mit „extra“ nichts anfangen.'],
    ['simulate snow-time --games -1 --lang pl', '--games: potrzebna jest liczba całkowita'],
  ])('%s', async (line, sentence) => {
    const { code, out, err } = await shell.run(line.split(' '));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(existsSync(shell.path('nowhere'))).toBe(false);
  });

  test.concurrent.each([
    ['binary', new Uint8Array([0x73, 0xff, 0x00, 0x80]), 'is not a text file.'],
    ['broken', '{\n  "game": "snow-time",\n  "players": 3,,\n}', 'is not valid JSON: look at line 3, column 16.'],
    ['cut', '{ "game": "snow-time"', 'look at line 1, column 22.'],
    ['list', '[]', 'scenario: an object with fields is needed'],
    ['game', '{ "game": "chess", "players": 2 }', 'There is no game “chess”.'],
    [
      'field',
      '{ "game": "snow-time", "players": 3, "arrange": { "frut": 1 } }',
      'arrange: there is no field “frut” here.',
    ],
    ['show', '{ "game": "snow-time", "players": 3, "show": ["hands"] }', 'scenario.show[0]'],
  ])('a scenario file that is %s', async (name, text, sentence) => {
    const { code, out, err } = await shell.run(['scenario', shell.file(`${name}.json`, text)]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
  });

  test('a file that may not be read', async () => {
    const closed = shell.file('closed.txt', '');
    chmodSync(closed, 0);
    // Nothing is closed to root, so root reads as nobody for a moment.
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) process.seteuid?.(NOBODY);
    try {
      await expect(readTextFile(closed)).rejects.toMatchObject({
        phrase: { key: 'cli.file-forbidden', values: { file: closed } },
      });
    } finally {
      if (isRoot) process.seteuid?.(0);
    }
  });
});
