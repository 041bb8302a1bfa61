import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * What an operating system's refusal to read or write means, in one sentence for the person who runs the site; null for any other error.
 * @param error as Node throws it, with its `code`
 * @param path what was to be read or written
 */
export function fileTrouble(error: unknown, path: string): string | null {
  const words = WORDS[String((error as { code?: unknown } | null)?.code)];
  return words ? words(path) : null;
}

/** The folder that refuses what could not be made in it. */
const thatIsThere = (path: string): string =>
  existsSync(path) || path === dirname(path) ? path : thatIsThere(dirname(path));

const ownerOf = (path: string) =>
  `${path} belongs to another user, so it can’t be used: make it belong to the user that the site runs as (sudo chown -R that-user ${path}), or start the site as its owner.`;
const owner = (path: string) => ownerOf(thatIsThere(path));
const full = (path: string) => `The disk with ${path} is full. Free up space on it and try again.`;

const isFile = (path: string) => `${path} is a file, but it must be a folder.`;

const WORDS: Record<string, (path: string) => string> = {
  EACCES: owner,
  EPERM: owner,
  EROFS: (path) => `${thatIsThere(path)} is on a read-only disk: mount it as writable, or choose another folder.`,
  ENOSPC: full,
  EDQUOT: full,
  ENOTDIR: isFile,
  EEXIST: isFile,
  EIO: (path) =>
    `The disk with ${path} is failing (input or output error): check the machine’s log, and copy a backup to another disk.`,
};

/** The same for an error that names its file itself, as Node's do: "EACCES: permission denied, open '.data/x'"; null for any other. */
export function namedFileTrouble(error: unknown): string | null {
  const [, code, path] = /\b(E[A-Z]+): [^']*'([^']+)'/.exec(error instanceof Error ? error.message : '') ?? [];
  return code && path ? fileTrouble({ code }, path) : null;
}
