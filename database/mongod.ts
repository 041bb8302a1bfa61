import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { socketPlace } from './embedded/place';

/** How long a mongod may take to answer after its start, and to stop, in milliseconds. */
const START_MS = 60_000;
const STOP_MS = 30_000;
const POLL_MS = 100;

/**
 * Starts an installed mongod on a folder. It listens on a socket that only this user may open, on no port: other users
 * of the machine reach no data.
 * @param answers whether a MongoDB answers at an address
 * @throws Error with one sentence when it ends early or doesn't answer
 */
export async function startMongod(
  binary: string,
  dbPath: string,
  answers: (uri: string) => Promise<boolean>,
): Promise<{ uri: string; stop: () => Promise<void> }> {
  await mkdir(dbPath, { recursive: true });
  const place = socketPlace(resolve(dbPath));
  const [, socket = ''] = place.args;
  const uri = `mongodb://${encodeURIComponent(socket)}`;
  // An address that is a path is that socket, and nothing else.
  const listening = ['--bind_ip', socket, '--filePermissions', '0600'];
  const args = ['--dbpath', resolve(dbPath), '--storageEngine', 'wiredTiger', ...listening];
  const child = spawn(binary, args, { stdio: 'ignore' });
  const ended = new Promise<void>((done) => {
    child.once('error', () => done());
    child.once('exit', () => done());
  }).then(() => place.remove());
  const stop = () => stopped(child, ended);
  for (const until = Date.now() + START_MS; ; ) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) {
      throw new Error(`The installed mongod (${binary}) did not start on ${dbPath}; run it by hand to see why.`);
    }
    if (await answers(uri)) return { uri, stop };
    if (Date.now() > until) {
      await stop();
      throw new Error(`The installed mongod (${binary}) did not respond within a minute.`);
    }
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
}

async function stopped(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(late);
}
