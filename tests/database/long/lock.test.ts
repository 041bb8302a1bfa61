import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { programArguments } from '@/database/embedded/program';
import { startEmbedded } from '@/database/embedded/start';
import { onRealMongoDB, temporaryFolder } from '../support/database';

function killed(pid: number): void {
  process.kill(pid, 'SIGKILL');
}

async function insertAndCount(uri: string, id: number): Promise<number> {
  const client = await MongoClient.connect(uri);
  const c = client.db('d').collection<{ _id: number }>('c');
  await c.insertOne({ _id: id });
  const count = await c.countDocuments();
  await client.close();
  return count;
}

describe.skipIf(onRealMongoDB)('the lock on the data folder', () => {
  it('refuses a second process with one sentence that names who holds it, and the first goes on', async () => {
    const folder = temporaryFolder();
    const first = await startEmbedded({ dataDir: folder.path });
    await expect(startEmbedded({ dataDir: folder.path })).rejects.toThrow(
      process.platform === 'linux'
        ? `is in use by another process (pid ${process.pid})`
        : 'is in use by another process',
    );
    expect(await insertAndCount(first.uri, 1)).toBe(1);
    await first.stop();
    folder.remove();
  });

  it('does not outlive a holder that was killed: the next one starts and has the data', async () => {
    const folder = temporaryFolder();
    for (const round of [1, 2, 3]) {
      const database = await startEmbedded({ dataDir: folder.path });
      expect(await insertAndCount(database.uri, round)).toBe(round);
      killed(database.pid);
    }
    const last = await startEmbedded({ dataDir: folder.path });
    expect(await insertAndCount(last.uri, 4)).toBe(4);
    await last.stop();
    folder.remove();
  });

  it.skipIf(process.platform !== 'linux')('holds even when its file is removed', async () => {
    const folder = temporaryFolder();
    const first = await startEmbedded({ dataDir: folder.path });
    for (const name of readdirSync(folder.path)) if (name.startsWith('lock-')) rmSync(join(folder.path, name));
    await expect(startEmbedded({ dataDir: folder.path })).rejects.toThrow(/in use/);
    expect(await insertAndCount(first.uri, 1)).toBe(1);
    await first.stop();
    folder.remove();
  });

  it('lets at most one of several that start at once win', async () => {
    const folder = temporaryFolder();
    const started = await Promise.allSettled(Array.from({ length: 4 }, () => startEmbedded({ dataDir: folder.path })));
    const winners = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(winners).toHaveLength(1);
    await winners[0]?.stop();
    folder.remove();
  });

  it('works in a folder whose path is too long for a socket', async () => {
    const folder = temporaryFolder();
    const deep = join(folder.path, 'd'.repeat(120));
    mkdirSync(deep);
    const first = await startEmbedded({ dataDir: deep });
    await expect(startEmbedded({ dataDir: deep })).rejects.toThrow(/in use/);
    killed(first.pid);
    const second = await startEmbedded({ dataDir: deep });
    await second.stop();
    folder.remove();
  });
});

describe.skipIf(onRealMongoDB)('the process', () => {
  const main = programArguments();

  it('ends when its parent is gone, that is when its input ends', async () => {
    const folder = temporaryFolder();
    const child = spawn(process.execPath, [...main, '--data', folder.path, '--socket', join(folder.path, 'db.sock')], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    child.stdin.end();
    expect(await once(child, 'exit')).toEqual([0, null]);
    folder.remove();
  });

  it('ends cleanly on SIGTERM', async () => {
    const folder = temporaryFolder();
    const child = spawn(process.execPath, [...main, '--data', folder.path, '--socket', join(folder.path, 'db.sock')], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    folder.remove();
  });

  it('leaves Ctrl-C to its parent: it serves on until the pipe to it is closed', async () => {
    const folder = temporaryFolder();
    const child = spawn(process.execPath, [...main, '--data', folder.path, '--socket', join(folder.path, 'db.sock')], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    child.kill('SIGINT');
    for (const id of [1, 2, 3, 4, 5]) {
      expect(await insertAndCount(String(line).trim().replace('ready ', ''), id)).toBe(id);
    }
    child.stdin.end();
    expect(await once(child, 'exit')).toEqual([0, null]);
    folder.remove();
  });

  it('fails with code 1 and one sentence when told nothing', async () => {
    const child = spawn(process.execPath, main, { stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    child.stderr.on('data', (chunk) => {
      text += String(chunk);
    });
    expect((await once(child, 'exit'))[0]).toBe(1);
    expect(text).toMatch(/^[^\n]*--data[^\n]*\n$/);
  });

  it('serves a loopback port when asked to', async () => {
    const folder = temporaryFolder();
    const child = spawn(process.execPath, [...main, '--data', folder.path, '--port', '0', '--without-password'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const uri = String(line).trim().replace('ready ', '');
    expect(uri).toMatch(/^mongodb:\/\/127\.0\.0\.1:\d+\//);
    expect(await insertAndCount(uri, 1)).toBe(1);
    child.kill();
    await once(child, 'exit');
    folder.remove();
  });
});
