import type { GameRecord } from '@snowbound/table';

/** Who plays at a table on this device. */
export interface DeviceSeatHolder {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  readonly bot: string | null;
}

/** A table on this device as it is stored: the record is the save file. */
export interface Saved {
  readonly id: string;
  /** Rises with everything that happens, so that two tabs notice each other. */
  readonly number: number;
  readonly changed: number;
  readonly isOver: boolean;
  readonly record: GameRecord;
  readonly places: readonly DeviceSeatHolder[];
  /** Somebody's own content file; left out for the house's. */
  readonly content?: unknown;
}

const DATABASE = 'snowbound';
const TABLES = 'tables';

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLES, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export async function readTable(id: string): Promise<Saved | null> {
  const tables = (await open()).transaction(TABLES).objectStore(TABLES);
  return ((await settled(tables.get(id))) as Saved | undefined) ?? null;
}

/** All tables on this device, the latest first. */
export async function readTables(): Promise<readonly Saved[]> {
  const tables = (await open()).transaction(TABLES).objectStore(TABLES);
  const saved = (await settled(tables.getAll())) as Saved[];
  return saved.sort((one, two) => two.changed - one.changed);
}

/** Keeps the table unless another tab was quicker; `before` is the number it was read at, `null` for a new one. */
export async function keepTable(saved: Saved, before: number | null): Promise<boolean> {
  const transaction = (await open()).transaction(TABLES, 'readwrite', { durability: 'strict' });
  const tables = transaction.objectStore(TABLES);
  const stored = (await settled(tables.get(saved.id))) as Saved | undefined;
  if ((stored?.number ?? null) !== before) return false;
  tables.put(saved);
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  return true;
}

export async function forgetTable(id: string): Promise<void> {
  await settled((await open()).transaction(TABLES, 'readwrite').objectStore(TABLES).delete(id));
}
