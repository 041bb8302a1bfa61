import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ChosenDatabase, chooseDatabase } from '@/database/choose';
import { openConnectionsOutsideRequests } from '@/lib/platform/server/database-connections';
import { isGone } from '../../support/garbage';

/** It changes the driver in its process, so it has one of its own. */

const requests = new AsyncLocalStorage<object>();
let folder: string;
let database: ChosenDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'connections-'));
  database = await chooseDatabase(folder);
});
afterAll(async () => {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A request that needs ten connections at once of a pool that has one: what it held, and the pool. */
async function answered(): Promise<{ held: WeakRef<object>; client: mongo.MongoClient }> {
  const client = new mongo.MongoClient(database.uri, { maxPoolSize: 10 });
  const ping = () => client.db('any').command({ ping: 1 });
  await ping();
  let opened = 0;
  client.on('connectionReady', () => opened++);
  const held = { page: 'rendered' };
  await requests.run(held, () => Promise.all(Array.from({ length: 10 }, ping)));
  expect(opened).toBeGreaterThan(0);
  return { held: new WeakRef(held), client };
}

it('lets go of what a request held, though connections to the database live on that it needed', async () => {
  const before = await answered();
  expect(await isGone(before.held)).toBe(false);

  openConnectionsOutsideRequests(before.client);
  await before.client.close();
  const after = await answered();
  expect(await isGone(after.held)).toBe(true);
  await after.client.close();
});
