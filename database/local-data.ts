import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';

export interface LocalChoice {
  kind: 'mongod' | 'embedded';
  /** What the person who starts it should know: data that are not used, or why an installed mongod is not. */
  remark?: string;
}

/**
 * Which database serves `<folder>`: the one whose data lie there; with none, an installed mongod, else the embedded one.
 * @throws Error with one sentence when the data belong to a mongod that is not installed
 */
export async function chooseLocal(folder: string, mongodInstalled: boolean): Promise<LocalChoice> {
  const mongod = join(folder, 'mongod');
  const embedded = join(folder, 'embedded');
  const inMongod = (await readdir(mongod).catch(() => [])).length > 0;
  const inEmbedded = await access(join(embedded, 'lmdb', 'data.mdb')).then(
    () => true,
    () => false,
  );
  if (inMongod && !mongodInstalled)
    throw new Error(
      `${mongod} holds the data of a mongod, but no mongod was found: install it again, or move that folder away to continue without its data.`,
    );
  if (inMongod && inEmbedded) return { kind: 'mongod', remark: `the data in ${embedded} are not used` };
  if (inMongod) return { kind: 'mongod' };
  if (inEmbedded && mongodInstalled)
    return {
      kind: 'embedded',
      remark: 'the installed mongod is not used, because the data are in the embedded database',
    };
  return { kind: inEmbedded || !mongodInstalled ? 'embedded' : 'mongod' };
}
