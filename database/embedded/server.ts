import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server as NetServer, type Socket } from 'node:net';
import type { Server } from './commands/command';
import { runCommand } from './commands/run-command';
import { Cursors } from './cursors';
import { startExpiry } from './index/expire';
import { Connection } from './protocol/connection';
import { Store } from './storage/store';

/** Where clients reach the database: a unix socket, or a port of the loopback interface (0 picks a free one). */
export type Address = { readonly socket: string } | { readonly port: number };

/** A running database. */
export interface RunningServer {
  /** What a driver connects with. */
  readonly uri: string;
  /** Ends connections, waits for writes under way and closes the file. */
  stop(): Promise<void>;
}

/**
 * Opens the data folder, whose lock the caller holds, and serves it.
 * @param expireEvery milliseconds between two looks for expired documents
 */
export async function serve(folder: string, address: Address, expireEvery?: number): Promise<RunningServer> {
  const store = await Store.open(folder);
  const sockets = new Set<Socket>();
  const running = new Set<Promise<unknown>>();
  const server: Server = { store, cursors: new Cursors() };
  let connectionIds = 0;
  const listener = createServer((socket) => {
    const connectionId = ++connectionIds;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.setNoDelay(true);
    new Connection(socket, (request) => {
      const reply = runCommand(server, request, connectionId);
      running.add(reply);
      return reply.finally(() => running.delete(reply));
    });
  });
  const stopExpiry = startExpiry(store, expireEvery);
  try {
    await listen(listener, address);
  } catch (error) {
    await store.close();
    throw error;
  }
  return {
    uri: uriOf(listener, address),
    stop: async () => {
      stopExpiry();
      listener.close();
      server.cursors.closeAll();
      // Commands under way finish, so that their clients get the answers to what was written.
      await Promise.allSettled(running);
      for (const socket of sockets) socket.destroySoon();
      await store.close();
    },
  };
}

function listen(listener: NetServer, address: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    listener.once('error', reject);
    const ready = () => {
      if ('socket' in address) chmodSync(address.socket, 0o600);
      resolve();
    };
    if ('socket' in address) {
      // The folder's lock is held, so a socket lying here belongs to nobody.
      rmSync(address.socket, { force: true });
      listener.listen(address.socket, ready);
    } else listener.listen(address.port, '127.0.0.1', ready);
  });
}

function uriOf(listener: NetServer, address: Address): string {
  if ('socket' in address) return `mongodb://${encodeURIComponent(address.socket)}/?directConnection=true`;
  const bound = listener.address();
  const port = typeof bound === 'object' && bound ? bound.port : address.port;
  return `mongodb://127.0.0.1:${port}/?directConnection=true`;
}
