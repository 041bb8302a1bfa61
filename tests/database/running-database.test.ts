import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseDatabase } from '@/database/choose';
import { longIt } from '../support/long-it';
import { programOf } from '../support/program';
import { LONG } from '../support/tiers';
import { onRealMongoDB, temporaryFolder } from './support/database';

/** A second site that is started in the folder of one that runs. */

let folder: ReturnType<typeof temporaryFolder>;
let first: ChildProcess;
beforeEach(async () => {
  folder = temporaryFolder();
  first = spawn(process.execPath, [await programOf('tests/support/running-process.ts')], {
    env: { ...process.env, DATA_DIR: folder.path },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (first.stdout) await once(first.stdout, 'data');
});
afterEach(() => {
  first.kill('SIGKILL');
  folder.remove();
});

const second = () => chooseDatabase(folder.path, () => {});
const stillThere = () => delay(2_500, 'still there');

describe.skipIf(onRealMongoDB)('a second site in one folder', { timeout: 60_000 }, () => {
  longIt('says whose database it uses', async () => {
    const { description, shared, stop } = await second();
    expect([shared, description]).toEqual([
      true,
      `the database of the site that runs in ${folder.path} (pid ${first.pid})`,
    ]);
    await stop();
  });

  it.each(LONG ? (['SIGTERM', 'SIGKILL'] as const) : (['SIGKILL'] as const))(
    'ends with a sentence when the first ends by %s',
    async (signal) => {
      const { gaveUp } = await second();
      expect(await Promise.race([gaveUp, stillThere()])).toBe('still there');
      first.kill(signal);
      expect(await gaveUp).toContain(`(pid ${first.pid}), which has stopped, so this site stops too.`);
    },
  );

  it.runIf(LONG)(
    'stays while the first one starts its database again, and is asked no more once it was stopped itself',
    async () => {
      const { gaveUp, uri, stop } = await second();
      const pids = readFileSync(`/proc/${first.pid}/task/${first.pid}/children`, 'utf8').trim().split(' ').map(Number);
      for (const pid of pids) process.kill(pid, 'SIGKILL');
      expect(await Promise.race([gaveUp, stillThere()])).toBe('still there');
      expect(readFileSync(join(folder.path, 'running-database'), 'utf8')).toBe(uri);
      await stop();
      first.kill('SIGKILL');
      expect(await Promise.race([gaveUp, stillThere()])).toBe('still there');
    },
  );
});
