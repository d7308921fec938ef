import type { Argument, Command, HelpConfiguration } from 'commander';
import type { Voice } from './voice.ts';

/** Help pages in the reader's language. */
export function helpIn(voice: Voice): HelpConfiguration {
  const titles: Readonly<Record<string, string>> = {
    'Usage:': voice.tell('cli.help-usage'),
    'Options:': voice.tell('cli.help-options'),
    'Global Options:': voice.tell('cli.help-global-options'),
    'Commands:': voice.tell('cli.help-commands'),
  };
  const options = voice.tell('cli.help-any-options');
  return {
    showGlobalOptions: true,
    styleTitle: title => titles[title] ?? title,
    commandUsage: command => [...pathOf(command), `[${options}]`, ...argumentsOf(command)].join(' '),
    subcommandTerm: command => [command.name(), ...argumentsOf(command)].join(' '),
    // The descriptions say what is usual; Commander would add it in English.
    optionDescription: option => option.description,
  };
}

function pathOf(command: Command): string[] {
  return command.parent === null ? [command.name()] : [...pathOf(command.parent), command.name()];
}

function argumentsOf(command: Command): string[] {
  if (command.commands.length > 0) return ['[COMMAND]'];
  return command.registeredArguments.map(argumentTerm);
}

const argumentTerm = (argument: Argument): string => (argument.required ? argument.name() : `[${argument.name()}]`);
