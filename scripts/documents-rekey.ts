import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseDatabase } from '@/database/choose';
import { disconnectDatabase } from '@/lib/platform/db';
import { sealFiles } from '@/lib/platform/files/seal-files';
import { refuseTooOld } from '@/lib/platform/migrations/migrate';

/**
 * `npm run documents:rekey`: encrypts the uploaded files that are not encrypted yet, and seals all with today's
 * DOCUMENTS_KEY. For another key: set DOCUMENTS_KEY to the new one and DOCUMENTS_KEYS_BEFORE to the old one, restart the
 * web processes, run this, and take the old one away. Works beside a running site.
 */
export async function main(): Promise<void> {
  const folder = process.env.DATA_DIR ?? '.data';
  const database = await chooseDatabase(folder);
  try {
    const own = join(folder, 'documents-key');
    if (database.local && existsSync(own)) process.env.DOCUMENTS_KEY ||= readFileSync(own, 'utf8').trim();
    if (!process.env.DOCUMENTS_KEY) throw new Error('DOCUMENTS_KEY is not set: openssl rand -hex 32 makes one.');
    process.env.MONGODB_URI = database.uri;
    await refuseTooOld();
    const { encrypted, resealed } = await sealFiles(new AbortController().signal);
    console.log(`${encrypted} files were encrypted, ${resealed} sealed with the new key.`);
  } finally {
    await disconnectDatabase();
    await database.stop();
  }
}
