import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileTrouble } from '@/database/file-trouble';
import { documentsKeyFile, hasSealedFiles } from '@/lib/platform/files/missing-keys';
import { forget } from '@/lib/platform/once';

/** A secret that lies beside a local database, made when it is not there, so that sessions and documents survive a restart. */
export function localSecret(folder: string, name: string, encoding: 'base64url' | 'hex'): string {
  const path = join(folder, name);
  try {
    mkdirSync(folder, { recursive: true });
    if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString(encoding), { mode: 0o600 });
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    const words = fileTrouble(error, path);
    throw words ? new Error(words, { cause: error }) : error;
  }
}

/**
 * Takes over the keys that lie beside a connected local database. They are made where there are none, but not where files are sealed with
 * a key that is gone: one that is made then would lock new files away from the one that comes back.
 */
export async function takeLocalKeys(folder: string): Promise<void> {
  const file = documentsKeyFile(folder);
  if (!process.env.DOCUMENTS_KEY && (existsSync(file) || !(await hasSealedFiles())))
    process.env.DOCUMENTS_KEY = localSecret(folder, 'documents-key', 'hex');
  if (process.env.DOCUMENTS_KEY) process.env.SIGNING_KEY ||= localSecret(folder, 'signing-key', 'hex');
  forget('env');
}

/** Takes over the key that lies beside a local database, where there is one. */
export function takeKeyThatIsThere(folder: string): void {
  const file = documentsKeyFile(folder);
  if (existsSync(file)) process.env.DOCUMENTS_KEY ||= readFileSync(file, 'utf8').trim();
  forget('env');
}
