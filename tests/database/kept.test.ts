import { MongoClient } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { startKept } from '@/database/embedded/kept';
import { MOST_RESTARTS, Restarts } from '@/database/embedded/restarts';
import { LONG } from '../support/tiers';
import { onRealMongoDB, temporaryFolder } from './support/database';

describe.skipIf(onRealMongoDB)('an embedded database that is kept running', () => {
  it.runIf(LONG)(
    'is started again at its address when it is killed, with a sentence and its data; after five times it gives up',
    async () => {
      const folder = temporaryFolder();
      const said: string[] = [];
      const database = await startKept(folder.path, (line) => said.push(line));
      for (let round = 1; round <= MOST_RESTARTS; round++) {
        const client = await MongoClient.connect(database.uri);
        const c = client.db('d').collection<{ _id: number }>('c');
        await c.insertOne({ _id: round });
        expect(await c.countDocuments()).toBe(round);
        await client.close();
        const { pid } = database;
        process.kill(pid, 'SIGKILL');
        while (database.pid === pid) await new Promise((resolve) => setImmediate(resolve));
      }
      expect(said).toEqual(
        Array(MOST_RESTARTS).fill(
          'The embedded database ended by SIGKILL. It is being restarted. Everything that was confirmed as saved is on the disk.',
        ),
      );
      process.kill(database.pid, 'SIGKILL');
      expect(await database.gaveUp).toBe(
        'The embedded database ended by SIGKILL. It ended too often, so it is not started again.',
      );
      await database.stop();
      folder.remove();
    },
  );

  it('that is stopped stays stopped, and says nothing', async () => {
    const folder = temporaryFolder();
    const said: string[] = [];
    const database = await startKept(folder.path, (line) => said.push(line));
    await database.stop();
    expect(() => process.kill(database.pid, 0)).toThrow('ESRCH');
    expect(said).toEqual([]);
    folder.remove();
  });
});

it('a minute later a process may be started again', () => {
  const restarts = new Restarts();
  for (let time = 0; time < MOST_RESTARTS; time++) expect(restarts.allows(1_000)).toBe(true);
  expect(restarts.allows(2_000)).toBe(false);
  expect(restarts.allows(61_000)).toBe(true);
});
