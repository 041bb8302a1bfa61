import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { MongoClient, MongoServerError } from 'mongodb';
import { expect, it } from 'vitest';
import { startEmbedded } from '@/database/embedded/start';
import { type AnyDocument, onRealMongoDB, temporaryFolder } from '../support/database';

const main = 'database/embedded/main.ts';

it.skipIf(onRealMongoDB || process.platform === 'win32').each([2600, 4004])(
  'a file that may not grow beyond %i KB answers every write, loses none, and SIGTERM ends the process',
  async (kilobytes) => {
    const folder = temporaryFolder();
    const { child, uri } = await startLimited(folder.path, kilobytes);
    const client = await MongoClient.connect(uri);
    const c = client.db('d').collection<AnyDocument>('c');
    const answered: string[] = [];
    const writers = Array.from({ length: 6 }, async (_, writer) => {
      for (let i = 0, refused = 0; refused < 5; i++) {
        const _id = `${writer}-${i}`;
        try {
          await c.insertOne({ _id, pad: 'x'.repeat(5000 + 3000 * (i % 3)) });
          answered.push(_id);
        } catch (error) {
          if (!(error instanceof MongoServerError)) throw error;
          expect(error.code).toBe(14031);
          refused++;
        }
      }
    });
    await Promise.all(writers);
    expect((await c.distinct('_id')).sort()).toEqual(answered.sort());
    await client.close();
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);

    const again = await startEmbedded({ dataDir: folder.path });
    const later = await MongoClient.connect(again.uri);
    expect((await later.db('d').collection('c').distinct('_id')).sort()).toEqual(answered);
    await later.close();
    await again.stop();
    folder.remove();
  },
);

/** The server under a limit of the system on the size of files, which stands for a quota. */
async function startLimited(folder: string, kilobytes: number): Promise<{ child: ChildProcess; uri: string }> {
  const socket = join(folder, 'db.sock');
  const command = `ulimit -f ${kilobytes}; exec "$0" --import tsx ${main} --data "$1" --socket "$2"`;
  const child = spawn('bash', ['-c', command, process.execPath, folder, socket], { stdio: ['pipe', 'pipe', 'ignore'] });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, uri: String(line).slice('ready '.length) };
}
