import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { isAbsolute, join, resolve } from 'node:path';
import { CopyTrouble, isBucket } from '@/lib/domain/desk/copies';
import { sizeText } from '@/lib/domain/desk/site-status';
import { fetchCopy, noteOfCopy, wholeCopies } from '@/lib/platform/backup/copies';
import { type CopyStore, folderStore } from '@/lib/platform/backup/copy-store';
import { readRecoveryKey } from '@/lib/platform/backup/recovery-key';
import { s3Store } from '@/lib/platform/backup/s3-store';
import { diskOf } from '@/lib/platform/server/disk';
import { LIST } from '@/lib/services/file/leaving/deletions';
import { ask, option } from './create-admin';

/** What is to be there beside a database: the backup, and the list of deleted accounts beside it. */
interface Fetched {
  folder: string;
  /** Sentences about it, for the end. */
  said: string[];
  remove(): Promise<void>;
}

/** Which of the site's own keys lie beside a local database, and in which file. */
const KEY_FILES: Readonly<Record<string, string>> = {
  DOCUMENTS_KEY: 'documents-key',
  SIGNING_KEY: 'signing-key',
  NEXTAUTH_SECRET: 'session-secret',
};

/**
 * Brings a copy back to this machine: `--copy /mnt/backups`, or `--copy https://s3.example.org/bucket/folder --region eu-central-1`; the
 * newest that the key opens, or `--name` of one. The keys come from COPY_KEY, S3_ACCESS_KEY and S3_SECRET_KEY, or are asked for.
 * @param data where a local database lies, or will: the site's own keys are laid beside it where it has none
 * @throws Error with one sentence
 */
export async function fetchedCopy(args: string[], data: string): Promise<Fetched> {
  const store = await storeOf(args);
  const key = readRecoveryKey(await given('COPY_KEY', 'Recovery key, as printed: '));
  const names = await wholeCopies(store);
  const wanted = option(args, '--name') ?? (await newestFor(store, key, names));
  if (!wanted || !names.includes(wanted))
    throw new CopyTrouble(
      `${store.where} has no ${wanted ? `copy ${wanted}` : 'copy of a site'}. It has: ${names.join(', ') || 'none'}.`,
    );
  const parent = join(data, 'fetched-copy');
  const remove = () => rm(parent, { recursive: true, force: true });
  await remove();
  await mkdir(parent, { recursive: true, mode: 0o700 });
  try {
    const note = await noteOfCopy(store, key, wanted);
    const disk = await diskOf(parent);
    if (disk && disk.free < note.bytes * 2.5)
      throw new Error(
        `Restoring needs ${sizeText(note.bytes * 2.5)} in ${resolve(data)}, and ${sizeText(disk.free)} is free.`,
      );
    console.log(`Fetching ${wanted} (${sizeText(note.bytes)}) from ${store.where}.`);
    const folder = join(parent, 'backup');
    await fetchCopy(store, key, wanted, folder);
    // A newer copy knows who left since.
    const newest = await newestFor(store, key, names).then((name) => noteOfCopy(store, key, String(name)));
    const lines = [...new Set([...note.deletions, ...newest.deletions])];
    await writeFile(join(parent, LIST), lines.map((line) => `${line}\n`).join(''), { mode: 0o600 });
    return { folder, said: await layKeys(note.keys, data), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function storeOf(args: string[]): Promise<CopyStore> {
  const where = option(args, '--copy') ?? '';
  if (isBucket(where))
    return s3Store({
      ...{ where, region: option(args, '--region') ?? 'us-east-1' },
      accessKey: await given('S3_ACCESS_KEY', 'Access key: '),
      secret: await given('S3_SECRET_KEY', 'Secret key: '),
    });
  if (isAbsolute(where) && existsSync(where)) return folderStore(where, false);
  throw new Error('Say where the copies are: --copy /mnt/backups, or --copy https://s3.example.org/bucket/folder.');
}

async function given(name: string, question: string): Promise<string> {
  const value = process.env[name]?.trim() || (process.stdin.isTTY ? (await ask(question)).trim() : '');
  if (!value) throw new Error(`Set ${name}, or run this in a terminal, which will ask for it.`);
  return value;
}

/** The newest copy that the key opens. @throws CopyTrouble of the newest of all where it opens none */
async function newestFor(store: CopyStore, key: Buffer, names: readonly string[]): Promise<string | undefined> {
  let why: unknown;
  for (const name of [...names].reverse()) {
    const opens = await noteOfCopy(store, key, name).catch((error: unknown) => {
      why ??= error;
    });
    if (opens) return name;
  }
  if (why) throw why;
  return undefined;
}

/** Lays the site's own keys where a local database has them. Returns what is to be said of it. */
async function layKeys(keys: Readonly<Record<string, string>>, data: string): Promise<string[]> {
  const laid: string[] = [];
  for (const [name, file] of Object.entries(KEY_FILES)) {
    const value = keys[name];
    if (!value || process.env[name] || existsSync(join(data, file))) continue;
    await writeFile(join(data, file), value, { mode: 0o600, flag: 'wx' });
    laid.push(`${join(data, file)} (${name})`);
  }
  const before = keys.DOCUMENTS_KEYS_BEFORE
    ? ['The site also had DOCUMENTS_KEYS_BEFORE: run npm run documents:rekey.']
    : [];
  return laid.length
    ? [`The site’s own keys are back: ${laid.join(', ')}. If you set keys yourself, use these values.`, ...before]
    : before;
}
