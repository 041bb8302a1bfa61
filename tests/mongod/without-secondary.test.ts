import type { MongoMemoryReplSet } from 'mongodb-memory-server';
import { describe, expect, inject, it } from 'vitest';
import { POST as write } from '@/app/api/v1/messages/[userId]/route';
import { connectDatabase, disconnectDatabase } from '@/lib/platform/db';
import { forget } from '@/lib/platform/once';
import { createIndexes } from '@/models/indexes';
import { person } from '../support/people';
import { ask } from '../support/request';

/** A primary, a secondary and an arbiter of its own; null where no mongod can be had. */
async function threeMembers(): Promise<MongoMemoryReplSet | null> {
  const { MongoMemoryReplSet } = await import('mongodb-memory-server');
  return MongoMemoryReplSet.create({
    binary: { version: '8.0.4' },
    instanceOpts: [
      { replicaMemberConfig: { priority: 2 } },
      { replicaMemberConfig: { priority: 0 } },
      { replicaMemberConfig: { arbiterOnly: true } },
    ],
    replSet: { name: 'rs-arbiter', count: 3, storageEngine: 'wiredTiger' },
  }).catch(() => null);
}

/** Not run where no MongoDB is. */
describe.runIf(inject('isMongod'))('a primary with an arbiter, whose secondary is down', () => {
  it('answers a write with 503 after ten seconds at most, and reads as before', async () => {
    const set = await threeMembers();
    if (!set) return;
    const before = String(process.env.MONGODB_URI);
    const connect = async (uri: string) => {
      await disconnectDatabase();
      process.env.MONGODB_URI = uri;
      for (const name of ['env', 'database-clock', 'event-bus']) forget(name);
      await connectDatabase();
    };
    try {
      await connect(set.getUri());
      await createIndexes();
      const [student, team] = [await person('student'), await person('team')];
      await set.servers[1]?.stop();
      const body = { text: 'Hello', key: 'without-secondary' };
      const began = performance.now();
      const answer = await ask(write, { as: student, params: { userId: team.userId }, body });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(performance.now() - began).toBeLessThan(25_000);
    } finally {
      await connect(before);
      await set.stop();
    }
  }, 180_000);
});
