import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { FolderInUse, lockFolder } from './lock';
import { type Address, type RunningServer, serve } from './server';
import { isFailedCommit } from './storage/failed-commit';

/** How long a stop may take, in milliseconds: writes that were answered are on disk. */
const stopWithin = 5000;

/**
 * node --import tsx database/embedded/main.ts --data <folder> (--socket <path> | --port <n> --without-password) [--expire-every <ms>]
 *
 * Serves the folder until SIGTERM, SIGINT or the end of its standard input, which means that the parent is gone.
 * Prints `ready <uri>` once it can be used; on failure one sentence on standard error, and exit code 1.
 */
async function main(): Promise<void> {
  const { data, address, expireEvery } = parseCommandLine();
  mkdirSync(data, { recursive: true, mode: 0o700 });
  // Started at a terminal by itself, or by the process that the person knows.
  const unlock = await lockFolder(data, process.stdin.isTTY ? process.pid : process.ppid);
  let server: RunningServer;
  try {
    server = await serve(join(data, 'lmdb'), address, expireEvery);
  } catch (error) {
    unlock();
    throw error;
  }
  // lmdb rejects promises of its own beside the one it gave out. Nothing of that sort may end the process: the clients
  // of a write that failed have their answer, and what is on disk is as of the last commit.
  process.on('unhandledRejection', (reason) => {
    if (!isFailedCommit(reason)) process.stderr.write(`an unexpected failure: ${reasonText(reason)}\n`);
  });
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), stopWithin).unref();
    server
      .stop()
      .catch(report)
      .finally(() => {
        unlock();
        process.exit(0);
      });
  };
  process.on('SIGTERM', stop);
  // A terminal's Ctrl-C reaches every process of the group: with a parent on the other end of the pipe, who may still have
  // something to write, its end decides.
  process.on('SIGINT', () => process.stdin.isTTY && stop());
  process.stdin.on('end', stop).on('error', stop).resume();
  process.stdout.write(`ready ${server.uri}\n`);
}

function parseCommandLine(): { data: string; address: Address; expireEvery: number | undefined } {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      data: text,
      socket: text,
      port: text,
      'without-password': { type: 'boolean' },
      'expire-every': text,
    },
  });
  if (!values.data) throw new Error('--data names the folder for the data and is missing');
  const data = resolve(values.data);
  const expireEvery = values['expire-every'] ? Number(values['expire-every']) : undefined;
  if (values.socket) return { data, address: { socket: resolve(values.socket) }, expireEvery };
  if (values.port === undefined) throw new Error('--socket names the socket to listen on and is missing');
  if (!values['without-password'])
    throw new Error('--port lets every user of this machine read and write: add --without-password if you want that');
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`--port ${values.port} is not a valid port`);
  return { data, address: { port }, expireEvery };
}

function reasonText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function report(error: unknown): void {
  process.stderr.write(`stopping failed: ${reasonText(error)}\n`);
}

function fail(error: unknown): never {
  const reason = reasonText(error);
  const hint = error instanceof FolderInUse ? '' : 'the embedded database could not start: ';
  process.stderr.write(`${hint}${reason}\n`);
  process.exit(1);
}

main().catch(fail);
