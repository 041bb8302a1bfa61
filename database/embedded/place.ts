import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

/** The longest path of a unix socket that all supported systems take. */
const longestSocketPath = 103;

/** Where a server is to listen, as arguments of its command line, and how to tidy up after it. */
export interface Place {
  readonly args: readonly string[];
  remove(): void;
  /** Removes what former servers of the same data left that were killed. To be called once the data are locked: no other one lives then. */
  removeOthers(): void;
}

/** A loopback port, 0 for a free one. Whoever has an account on the machine may use it: there is no password. */
export function portPlace(port: number): Place {
  return {
    args: ['--port', String(port), '--without-password'],
    remove: () => undefined,
    removeOthers: () => undefined,
  };
}

/**
 * A socket in a folder that only this user may enter: in the system's folder for temporary files, or where its path is
 * too long for that in another one. On Windows, whose drivers know no such sockets, a port.
 * @throws Error when no folder will do
 */
export function socketPlace(dataDir: string): Place {
  if (process.platform === 'win32') return portPlace(0);
  const prefix = prefixOf(dataDir);
  for (const base of [tmpdir(), process.env.XDG_RUNTIME_DIR, '/tmp', dataDir]) {
    if (!base || join(base, `${prefix}XXXXXX`, 'db.sock').length > longestSocketPath) continue;
    try {
      if (base === dataDir) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      const folder = mkdtempSync(join(base, prefix));
      const remove = (path: string) => rmSync(path, { recursive: true, force: true });
      return {
        args: ['--socket', join(folder, 'db.sock')],
        remove: () => remove(folder),
        removeOthers: () => {
          for (const name of readdirSync(base))
            if (name.startsWith(prefix) && name !== basename(folder)) remove(join(base, name));
        },
      };
    } catch {
      // Not there, or not ours to write to.
    }
  }
  throw new Error('the embedded database found no folder for its socket: set TMPDIR to a short, writable path');
}

/** Names the data and the machine: containers may share a folder for temporary files. */
function prefixOf(dataDir: string): string {
  const place = `${hostname()} ${resolve(dataDir)}`;
  return `embedded-db-${createHash('sha256').update(place).digest('hex').slice(0, 8)}-`;
}
