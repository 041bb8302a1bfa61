import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { frames } from './socket-frames';

/** lmdb in a process of its own behind a unix socket, without documents, indexes or a protocol: no database can be faster. */
export interface Floor {
  get(key: number): Promise<Buffer>;
  /** Resolves when it is on disk. */
  put(key: number, value: Buffer): Promise<Buffer>;
  stop(): Promise<void>;
}

export async function startFloor(folder: string): Promise<Floor> {
  const path = join(folder, 'floor.sock');
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', 'bench/floor/socket-floor-server.ts', join(folder, 'floor'), path],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await once(server.stdout, 'data');
  const socket = createConnection(path);
  await once(socket, 'connect');
  const waiting = new Map<number, (value: Buffer) => void>();
  socket.on(
    'data',
    frames((frame) => {
      const id = frame.readUInt32LE(0);
      waiting.get(id)?.(frame.subarray(4));
      waiting.delete(id);
    }),
  );
  let asked = 0;
  const ask = (operation: number, key: number, value: Buffer) =>
    new Promise<Buffer>((resolve) => {
      const id = ++asked;
      waiting.set(id, resolve);
      const head = Buffer.allocUnsafe(13);
      head.writeUInt32LE(9 + value.length, 0);
      head.writeUInt8(operation, 4);
      head.writeUInt32LE(id, 5);
      head.writeUInt32LE(key, 9);
      socket.write(Buffer.concat([head, value]));
    });
  return {
    get: (key) => ask(0, key, Buffer.alloc(0)),
    put: (key, value) => ask(1, key, value),
    stop: async () => {
      socket.destroy();
      server.kill();
      await once(server, 'exit');
    },
  };
}
