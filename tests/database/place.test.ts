import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { socketPlace } from '@/database/embedded/place';
import { startEmbedded } from '@/database/embedded/start';
import { longIt } from '../support/long-it';
import { onRealMongoDB, temporaryFolder } from './support/database';

describe.skipIf(onRealMongoDB || process.platform === 'win32')('where the server listens', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let long: string;
  beforeEach(() => {
    folder = temporaryFolder();
    long = join(folder.path, 'x'.repeat(110));
    mkdirSync(long);
    vi.stubEnv('TMPDIR', long);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    folder.remove();
  });

  it('with a long TMPDIR is a socket in another folder that only this user may enter', () => {
    const runtime = join(folder.path, 'run');
    mkdirSync(runtime);
    for (const base of [runtime, undefined]) {
      vi.stubEnv('XDG_RUNTIME_DIR', base);
      const place = socketPlace(folder.path);
      const [option, socket] = place.args as [string, string];
      expect(option).toBe('--socket');
      expect(socket.length).toBeLessThanOrEqual(103);
      expect(socket.startsWith(base ?? '/tmp')).toBe(true);
      expect(statSync(dirname(socket)).mode & 0o777).toBe(0o700);
      place.remove();
    }
  });

  longIt('is tidied of what servers of the same data left that were killed, and of nothing else', async () => {
    vi.stubEnv('TMPDIR', folder.path);
    const [data, other] = [join(folder.path, 'data'), join(folder.path, 'other')];
    const killed = await startEmbedded({ dataDir: data });
    const elsewhere = await startEmbedded({ dataDir: other });
    process.kill(killed.pid, 'SIGKILL');
    await killed.ended;
    const places = () => readdirSync(folder.path).filter((name) => name.startsWith('embedded-db-'));
    // As after a kill of the whole group, where no parent is left to tidy up.
    mkdirSync(dirname(decodeURIComponent(String(killed.uri.match(/mongodb:\/\/([^/?]+)/)?.[1]))));
    expect(places()).toHaveLength(2);
    const next = await startEmbedded({ dataDir: data });
    expect(places()).toHaveLength(2);
    await next.stop();
    expect(places()).toHaveLength(1);
    await elsewhere.stop();
  });

  longIt.each([
    [['--port', '0'], /every user of this machine/],
    [[], /--socket .* is missing/],
  ])('is never a port that nobody requested (%j)', (args, message) => {
    const line = ['--import', 'tsx', 'database/embedded/main.ts', '--data', join(folder.path, 'data'), ...args];
    const { status, stderr } = spawnSync(process.execPath, line, { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toMatch(message);
  });
});
