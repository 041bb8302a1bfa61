import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { damageWords, refuseEmptied } from './damage';
import { startKept } from './embedded/kept';
import { startEmbedded } from './embedded/start';
import { fileTrouble, namedFileTrouble } from './file-trouble';
import { chooseLocal } from './local-data';
import { startMongod } from './mongod';
import { answers, NOTE, runningDatabase } from './running-database';
import { settleUpgrade } from './upgrade-copy';

export interface ChosenDatabase {
  uri: string;
  /** One line for people: which database this is and where its files are. */
  description: string;
  /** False for a deployment's own database (MONGODB_URI): nothing is created in it unasked. */
  local: boolean;
  /** True when another process of ours runs it: the site, most likely, is using it. */
  shared: boolean;
  /** The folder of its files, when it was started here. */
  files: string | null;
  /**
   * Resolves with one sentence when it was kept running and ended too often for that; and, of one that another process of ours runs, when
   * that has stopped.
   */
  gaveUp?: Promise<string>;
  /** Stops it if it was started here. */
  stop(): Promise<void>;
}

/**
 * Which MongoDB this machine uses: `MONGODB_URI`; else one that another process of ours already runs on this folder;
 * else an installed mongod on `<folder>/mongod` or the embedded stand-in on `<folder>/embedded`: see `chooseLocal`.
 * Rejects with one clear sentence when it can't be reached or started.
 * @param say keeps the embedded one running: it is started again when it ends by itself, and this receives a line about
 * it; one that another
 * process runs is watched
 */
export async function chooseDatabase(folder: string, say?: (line: string) => void): Promise<ChosenDatabase> {
  const given = process.env.MONGODB_URI?.trim();
  if (given) return givenDatabase(given);
  try {
    return await localDatabase(folder, say);
  } catch (error) {
    const words = fileTrouble(error, folder) ?? namedFileTrouble(error) ?? damageWords(folder, error);
    throw words ? new Error(words, { cause: error }) : error;
  }
}

async function localDatabase(folder: string, say?: (line: string) => void): Promise<ChosenDatabase> {
  await mkdir(folder, { recursive: true });
  const note = join(folder, NOTE);
  const running = await runningDatabase(folder, say !== undefined);
  if (running) return running;
  const settled = await settleUpgrade(folder);
  if (settled) (say ?? console.error)(settled);
  refuseEmptied(folder);
  const binary = await mongodBinary();
  const { kind, remark } = await chooseLocal(folder, binary !== null);
  const started = binary && kind === 'mongod' ? await startInstalled(folder, binary) : await startStandIn(folder, say);
  // On a full disk others don't find it, and it serves all the same.
  await writeFile(note, started.uri, { mode: 0o600 }).catch(() => {});
  return {
    ...started,
    description: remark ? `${started.description}; ${remark}` : started.description,
    local: true,
    shared: false,
    stop: async () => {
      await rm(note, { force: true });
      await started.stop();
    },
  };
}

/** The same address, naming this database in its path. */
export function withDatabaseName(uri: string, name: string): string {
  return uri.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)\/?[^?]*/, `$1/${name}`);
}

async function givenDatabase(uri: string): Promise<ChosenDatabase> {
  const host = uri.replace(/^(mongodb(?:\+srv)?:\/\/)[^@/]*@/, '$1').split(/[?]/)[0];
  if (!(await answers(uri, 5000))) throw new Error(`MONGODB_URI is set, but no MongoDB is responding at ${host}.`);
  return {
    uri,
    description: `MongoDB at ${host} (MONGODB_URI)`,
    local: false,
    shared: false,
    files: null,
    stop: async () => {},
  };
}

async function mongodBinary(): Promise<string | null> {
  // Without the sockets of other systems it would listen for every user of the machine.
  if (process.platform === 'win32') return null;
  return process.env.MONGOMS_SYSTEM_BINARY ?? (await installedMongod());
}

type Started = Omit<ChosenDatabase, 'local' | 'shared'>;

async function startInstalled(folder: string, binary: string): Promise<Started> {
  const dbPath = join(folder, 'mongod');
  const { uri, stop } = await startMongod(binary, dbPath, (address) => answers(address, 700));
  return { uri, description: `the installed mongod, with its files in ${dbPath}`, files: dbPath, stop };
}

async function installedMongod(): Promise<string | null> {
  const { access } = await import('node:fs/promises');
  for (const folder of (process.env.PATH ?? '').split(':')) {
    const path = join(folder, 'mongod');
    if (
      folder &&
      (await access(path).then(
        () => true,
        () => false,
      ))
    )
      return path;
  }
  return null;
}

async function startStandIn(folder: string, say?: (line: string) => void): Promise<Started> {
  const dataDir = join(folder, 'embedded');
  const { uri, stop, ...kept } = await (say ? startKept(dataDir, say) : startEmbedded({ dataDir }));
  const gaveUp = 'gaveUp' in kept ? { gaveUp: kept.gaveUp } : {};
  return { ...gaveUp, uri, description: `the embedded database, with its files in ${dataDir}`, files: dataDir, stop };
}
