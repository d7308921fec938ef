import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage } from '../dist/storage/open.js';
import type { Storage } from '../dist/storage/port/storage.js';
import { type StoragePlace, storageContract } from './storage-contract.ts';

/** A data folder. Killed is what somebody who copies its files now would open. */
async function dataFolder(): Promise<StoragePlace> {
  const root = mkdtempSync(join(tmpdir(), 'snowbound-'));
  let kills = 0;
  const folder = () => join(root, String(kills));
  return {
    open: () => openStorage(folder()),
    openAfterKill: async (storage: Storage) => {
      const before = folder();
      kills++;
      cpSync(before, folder(), { recursive: true });
      await storage.close();
      return openStorage(folder());
    },
    remove: async () => rmSync(root, { recursive: true }),
  };
}

storageContract('SQLite', dataFolder);
