import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { pathToFileURL } from 'node:url';

/**
 * Lets glibc give memory back: buffers of 128 kB and more (a password's hash takes 19 MB) are mapped each by itself, also after such a one
 * was freed, and threads share two arenas. Other libraries don't read these; the Dockerfile has them, too. What is set outside wins.
 */
const GIVEN_BACK = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '131072',
  MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '131072',
};

/** How long a web process may take to end: the 30 s it gives to open requests, and some for the rest. */
const STOP_MS = 40_000;

export interface Site {
  process: ChildProcess;
  url: string;
  /** What a quiet site has written so far. */
  output(): string;
  stop(): Promise<void>;
}

/**
 * Starts the web process on a port and waits until it answers. Rejects with a sentence when the port is taken or the
 * process ends early. It ends with this process, however that one ends.
 */
export async function startSite(options: {
  port: number;
  /** The address to listen on; all of the machine's without one. */
  host?: string | undefined;
  env: Record<string, string>;
  development?: boolean;
  quiet?: boolean;
}): Promise<Site> {
  const { port, host, development = false, quiet = false } = options;
  await portIsFree(port);
  const url = `http://${host === undefined || ANY_HOST.test(host) ? 'localhost' : host}:${port}`;
  const child = spawn(
    process.execPath,
    [
      SMALL_YOUNG_HEAP,
      '--import',
      pathToFileURL('scripts/end-with-parent.mjs').href,
      // `next dev` loads the application in its own time; there requests are followed from then on.
      ...(development ? [] : ['--import', pathToFileURL('lib/platform/server/arrivals.mjs').href]),
      'node_modules/next/dist/bin/next',
      development ? 'dev' : 'start',
      '-p',
      String(port),
      ...(host ? ['-H', host] : []),
    ],
    {
      stdio: ['pipe', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      env: {
        ...process.env,
        NEXT_TELEMETRY_DISABLED: '1',
        // Stopping is ours: lib/platform/server/stop.ts. `next dev` does it itself.
        ...(development ? {} : { NEXT_MANUAL_SIG_HANDLE: '1' }),
        PORT: String(port),
        ...GIVEN_BACK,
        END_WITH_PARENT: String(process.pid),
        ...options.env,
      } as NodeJS.ProcessEnv,
    },
  );
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => output.push(String(piece)));
  await untilItAnswers(child, url, output);
  return { process: child, url, output: () => output.join(''), stop: () => stop(child) };
}

/** As the Dockerfile has it: docs/decisions/0140-before-next.md. */
const SMALL_YOUNG_HEAP = '--max-semi-space-size=4';

/** Addresses that this machine is reached at by its name for itself. */
const ANY_HOST = /^(0\.0\.0\.0|::|127\.0\.0\.1|localhost)$/;

/** Resolves when nothing listens on the port, else rejects with a sentence. */
export async function portIsFree(port: number): Promise<void> {
  const error = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen(port, () => probe.close(() => resolve(null)));
  });
  if (!error) return;
  if (error.code !== 'EADDRINUSE') throw new Error(`Port ${port} can't be used: ${error.message}.`);
  const user = (await isOurs(port)) ? 'by another copy of this site' : 'by another program';
  throw new Error(`Port ${port} is in use ${user}. Stop it, or choose another port: PORT=3001 npm start`);
}

/** Whether a web process of the product answers on the port. */
async function isOurs(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://localhost:${port}/healthz`, { signal: AbortSignal.timeout(1_000) });
    return ['ok', 'stopping'].includes(((await answer.json()) as { status?: string }).status ?? '');
  } catch {
    return false;
  }
}

/** As `portIsFree`, for the port of a process that has just ended: waits some seconds for the system to give it back. */
export async function portIsFreed(port: number): Promise<void> {
  for (let waited = 0; waited < 5_000; waited += 200) {
    if (
      await portIsFree(port)
        .then(() => true)
        .catch(() => false)
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await portIsFree(port);
}

/** A port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function untilItAnswers(child: ChildProcess, url: string, output: string[]): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 100) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The site did not start.\n${output.join('')}`);
    const answered = await fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`The site did not answer within a minute.\n${output.join('')}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await gone;
  clearTimeout(late);
}
