import { chooseDatabase } from '@/database/choose';
import { disconnectDatabase } from '@/lib/platform/db';
import { keysAdvice } from '@/lib/platform/files/missing-keys';
import { sealFiles } from '@/lib/platform/files/seal-files';
import { refuseTooOld } from '@/lib/platform/migrations/migrate';
import { takeKeyThatIsThere } from './start/local-keys';

/**
 * `npm run documents:rekey`: encrypts the uploaded files that are not encrypted yet, and seals all with today's
 * DOCUMENTS_KEY. For another key: set DOCUMENTS_KEY to the new one and DOCUMENTS_KEYS_BEFORE to the old one, restart the
 * web processes, run this, and take the old one away. Works beside a running site.
 */
export async function main(): Promise<void> {
  const folder = process.env.DATA_DIR ?? '.data';
  const database = await chooseDatabase(folder);
  try {
    if (database.local) takeKeyThatIsThere(folder);
    process.env.MONGODB_URI = database.uri;
    await refuseTooOld();
    const missing = await keysAdvice(database.local ? folder : null);
    if (missing) throw new Error(`${missing.text} ${missing.todo}`);
    if (!process.env.DOCUMENTS_KEY) throw new Error('DOCUMENTS_KEY is not set. Create one with: openssl rand -hex 32');
    const { encrypted, resealed } = await sealFiles(new AbortController().signal);
    console.log(`${encrypted} files were encrypted, ${resealed} re-encrypted with the new key.`);
  } finally {
    await disconnectDatabase();
    await database.stop();
  }
}
