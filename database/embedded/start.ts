import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { type Place, portPlace, socketPlace } from './place';
import { programArguments } from './program';

/** How long a start may take, in milliseconds; opening even a large folder takes a fraction of it. */
const startTimeout = 30_000;
/** How long a stop may take before the process is killed; acknowledged writes are on disk by then. */
const stopTimeout = 10_000;

/** How a process ends that reads pages of a file which make no sense, or are not there. */
const brokenBy: readonly string[] = ['SIGSEGV', 'SIGBUS', 'SIGABRT', 'SIGILL'];

export interface EmbeddedDatabase {
  /** What a MongoDB driver connects with. */
  readonly uri: string;
  readonly pid: number;
  /** Resolves with one sentence when the process has ended, by itself or because it was stopped. */
  readonly ended: Promise<string>;
  /** Stops the process and waits until it is gone. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded database as a child process that ends with this one.
 * @param options.dataDir the folder for the data, made when missing
 * @param options.port a loopback port to listen on, so that one started anew is found at the same address, without
 *   password: every user of this machine may open it; without it a socket that only this user may open
 * @param options.place where to listen, of which the caller disposes: for one that is started again there
 * @param options.expireEvery milliseconds between two looks for expired documents, instead of MongoDB's minute
 * @param options.onLog receives the lines the process writes to standard error
 * @throws Error with one readable sentence, e.g. when another process uses the folder
 */
export async function startEmbedded(options: {
  dataDir: string;
  port?: number;
  place?: Place;
  expireEvery?: number;
  onLog?: (line: string) => void;
}): Promise<EmbeddedDatabase> {
  const place = options.place ?? (options.port ? portPlace(options.port) : socketPlace(resolve(options.dataDir)));
  const disposeOfPlace = () => {
    if (!options.place) place.remove();
  };
  const expiry = options.expireEvery ? ['--expire-every', String(options.expireEvery)] : [];
  const child = spawn(
    process.execPath,
    [...programArguments(), '--data', resolve(options.dataDir), ...place.args, ...expiry],
    { stdio: ['pipe', 'pipe', 'pipe'] },
  );
  const ended = new Promise<string>((done) => {
    child.once('exit', (code, signal) => {
      disposeOfPlace();
      done(`The embedded database ended ${signal ? `by ${signal}` : `with code ${code}`}.`);
    });
  });
  try {
    const uri = await readyLine(child, options.onLog);
    place.removeOthers();
    return { uri, pid: child.pid as number, ended, stop: () => stop(child, ended) };
  } catch (error) {
    child.kill('SIGKILL');
    disposeOfPlace();
    throw error;
  }
}

function readyLine(child: ChildProcess, onLog: ((line: string) => void) | undefined): Promise<string> {
  return new Promise((done, failed) => {
    let lastLine = '';
    const timer = setTimeout(() => failed(new Error('the embedded database did not start in time')), startTimeout);
    const settle = (act: () => void) => {
      clearTimeout(timer);
      act();
    };
    if (!child.stdout || !child.stderr) throw new Error('the embedded database has no output to read');
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('ready ')) settle(() => done(line.slice('ready '.length)));
    });
    createInterface({ input: child.stderr }).on('line', (line) => {
      lastLine = line;
      onLog?.(line);
    });
    child.once('error', (error) => settle(() => failed(error)));
    // "close", not "exit": the last words may still be on their way when the process is already gone.
    child.once('close', (code, signal) => {
      const broken = signal && brokenBy.includes(signal);
      const ended = `the embedded database ended with ${signal ?? `code ${code}`}`;
      const why = broken ? `${ended}: its data are damaged or cut off. Restore a backup.` : lastLine || ended;
      if (broken) onLog?.(why);
      settle(() => failed(new Error(why)));
    });
  });
}

async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeout);
  await ended;
  clearTimeout(timer);
}
