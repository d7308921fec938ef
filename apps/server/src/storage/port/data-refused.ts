/** Data that this server must not touch. The codes are for whoever starts it, and says so in a language of theirs. */
export class DataRefused extends Error {
  readonly code: 'DATA_IN_USE' | 'DATA_NEWER';

  constructor(code: DataRefused['code'], folder: string) {
    super(`${folder}: ${code === 'DATA_IN_USE' ? 'a server is running here' : 'written by a newer version'}`);
    this.name = 'DataRefused';
    this.code = code;
  }
}
