import { Piscina } from 'piscina';

/** Threads do not inherit tsx, so they are told to load it. */
const loadTsx = (): string[] => {
  const script = `import { register } from '${import.meta.resolve('tsx/esm/api')}'; register();`;
  return ['--import', `data:text/javascript,${encodeURIComponent(script)}`];
};

/** Threads that run the function `name` of a file beside `from`, as built or, under tsx, as written. */
export function threadsFor<Task, Result>(
  file: string,
  from: string,
  name: string,
  threads: number,
): Piscina<Task, Result> {
  const isSource = from.endsWith('.ts');
  const filename = new URL(`${file}.${isSource ? 'ts' : 'js'}`, from).href;
  const execArgv = isSource ? [...process.execArgv, ...loadTsx()] : process.execArgv;
  return new Piscina({ filename, execArgv, name, minThreads: threads, maxThreads: threads });
}
