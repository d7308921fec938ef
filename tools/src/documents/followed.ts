import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { workspacePackages } from '../languages/packages.ts';
import { changed, type DocumentStep, stepsIn } from './steps.ts';

const PROGRAM = './snowbound ';
const INSTALL = 'npm install';
/** What nobody builds from. */
const LEFT_OUT =
  /(?:^|\/)(?:node_modules|\.git|tests|bundle)$|^(?:dist|data|docs|bench\/arena|apps\/web\/dist)$|\.map$/;

/** The tree in a temporary folder, in which a document was followed. */
export class FollowedTree {
  readonly root: string;
  /** How the document says to call the program, in its order: the words after `./snowbound`. */
  readonly calls: readonly (readonly string[])[];

  /** `leftOut` says what else is not wanted there. */
  constructor(repository: string, document: string, leftOut: RegExp) {
    this.root = mkdtempSync(join(tmpdir(), 'followed-'));
    const steps = stepsIn(readFileSync(join(repository, document), 'utf8'));
    // As built, so that only what changes is built again.
    cpSync(repository, this.root, {
      recursive: true,
      preserveTimestamps: true,
      filter: path => ![LEFT_OUT, leftOut].some(pattern => pattern.test(relative(repository, path))),
    });
    this.calls = steps.flatMap(step => this.#follow(step, repository));
  }

  /** Runs a program that was installed, or throws what it said. */
  run(program: string, ...args: readonly string[]): string {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join('node_modules', program), ...args], {
      cwd: this.root,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stdout}${stderr}`);
    return stdout;
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }

  #follow(step: DocumentStep, repository: string): readonly (readonly string[])[] {
    if (step.kind === 'commands') return step.lines.flatMap(line => this.#obey(line, repository));
    const path = join(this.root, step.path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, step.kind === 'file' ? step.text : changed(readFileSync(path, 'utf8'), step));
    return [];
  }

  #obey(line: string, repository: string): readonly (readonly string[])[] {
    if (line.startsWith(PROGRAM)) return [line.slice(PROGRAM.length).split(' ')];
    if (line === INSTALL) this.#install(repository);
    else {
      const { status, stderr } = spawnSync('sh', ['-c', line], { cwd: this.root, encoding: 'utf8' });
      if (status !== 0) throw new Error(`${line}: ${stderr}`);
    }
    return [];
  }

  /** As npm would, without asking a registry: there is nothing new but packages of the tree. */
  #install(repository: string): void {
    const modules = join(this.root, 'node_modules');
    mkdirSync(join(modules, '@snowbound'), { recursive: true });
    for (const name of readdirSync(join(repository, 'node_modules'))) {
      if (name !== '@snowbound') symlinkSync(join(repository, 'node_modules', name), join(modules, name));
    }
    for (const { folder, name } of workspacePackages(this.root)) {
      symlinkSync(join(this.root, folder), join(modules, name));
      const own = join(repository, folder, 'node_modules');
      if (existsSync(own)) symlinkSync(own, join(this.root, folder, 'node_modules'));
    }
  }
}
