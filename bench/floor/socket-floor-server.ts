import { createServer } from 'node:net';
import { open } from 'lmdb';
import { frames } from './socket-frames';

/** The other end of bench/floor/socket-floor.ts: gets and puts of one lmdb file, for one client. */

const [folder = '', path = ''] = process.argv.slice(2);
const db = open<Buffer, number>({ path: folder, encoding: 'binary' });

createServer((socket) => {
  const answer = (id: Buffer, value: Buffer) => {
    const length = Buffer.allocUnsafe(4);
    length.writeUInt32LE(4 + value.length, 0);
    socket.write(Buffer.concat([length, id, value]));
  };
  socket.on(
    'data',
    frames((frame) => {
      const [id, key] = [frame.subarray(1, 5), frame.readUInt32LE(5)];
      if (frame[0] === 0) return answer(id, db.get(key) ?? Buffer.alloc(0));
      void db
        .put(key, Buffer.from(frame.subarray(9)))
        .then(() => db.flushed)
        .then(() => answer(id, Buffer.alloc(0)));
    }),
  );
  socket.on('error', () => socket.destroy());
}).listen(path, () => process.stdout.write('ready\n'));
