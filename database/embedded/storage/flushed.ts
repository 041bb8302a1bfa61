import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes sure that a file, or what a folder holds, is on disk. */
export function flushed(path: string): void {
  // Windows flushes no folders, and no file that is opened for reading.
  if (process.platform === 'win32') return;
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
