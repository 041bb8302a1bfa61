import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '@/scripts/site';

/** The product's commands as an operator runs them on data in a folder, each in a group of processes of its own. */

const NAME = 'study_abroad';

export interface Run {
  process: ChildProcess;
  output(): string;
  ended: Promise<number | null>;
  /** Resolves when it serves, or has ended. */
  settled: Promise<void>;
  /** A signal to it and all that it started, as a terminal's. */
  signal(name: NodeJS.Signals): void;
}

/** A command of the product, in a group of its own. */
export function run(args: string[], env: Record<string, string>): Run {
  const { MONGODB_URI: _uri, MONGODB_DB: _name, NEXTAUTH_SECRET: _secret, NODE_ENV: _mode, ...clean } = process.env;
  const settings = { LOG_LEVEL: 'error', MONGODB_DB: NAME, ...env };
  const child = spawn(process.execPath, args, {
    detached: true,
    env: { ...clean, ...settings } as unknown as NodeJS.ProcessEnv,
  });
  let output = '';
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const serves = new Promise<void>((done) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece) => {
        output += piece;
        if (output.includes('Stop with Ctrl-C')) done();
      });
  });
  const signal = (name: NodeJS.Signals) => {
    try {
      process.kill(-(child.pid as number), name);
    } catch {
      // It is gone.
    }
  };
  return { process: child, output: () => output, ended, settled: Promise.race([serves, ended.then(() => {})]), signal };
}

/** Starts the site on these data, and waits until it serves or has ended. */
export async function started(data: string): Promise<Run> {
  const site = run(['scripts/start.mjs'], { DATA_DIR: data, PORT: String(await freePort()) });
  await site.settled;
  return site;
}

/** Starts the site, stops it as Ctrl-C does, and gives what it said. */
export async function saidByStart(data: string): Promise<{ said: string; code: number | null }> {
  const site = await started(data);
  site.signal('SIGINT');
  return { code: await site.ended, said: site.output() };
}
