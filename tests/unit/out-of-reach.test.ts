import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { isOutOfReach } from '@/lib/api/error-response';

const { MongoClient, MongoBulkWriteError, MongoNetworkError, MongoServerError } = mongoose.mongo;

it('a bulk write that the network ended is out of reach, one that the database refused is not', () => {
  const of = (error: unknown) => new MongoBulkWriteError(error as never, {} as never);
  expect(isOutOfReach(of(new MongoNetworkError('connection closed')))).toBe(true);
  expect(isOutOfReach(of(new MongoServerError({ message: 'E11000 duplicate key', code: 11_000 })))).toBe(false);
  expect(isOutOfReach(of({ message: 'E11000 duplicate key', code: 11_000, writeErrors: [] }))).toBe(false);
});

it('what the driver throws without a database is out of reach: one statement, and many', async () => {
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const { port } = server.address() as { port: number };
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/x`, { serverSelectionTimeoutMS: 200 });
  const collection = client.db().collection('c');
  const thrown = (call: Promise<unknown>) => call.then(() => null).catch((error: unknown) => error);
  const errors = await Promise.all([
    thrown(collection.findOne()),
    thrown(collection.insertMany([{ a: 1 }], { ordered: false })),
    thrown(collection.bulkWrite([{ insertOne: { document: { a: 1 } } }])),
  ]);
  expect(errors.map(isOutOfReach)).toEqual([true, true, true]);
  expect(isOutOfReach(new TypeError('a fault of ours'))).toBe(false);
  await client.close();
  server.close();
});

it('a command written just after the server ended its connection is out of reach: the driver passes on what Node says of it', async () => {
  const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').resume();
  socket.once('end', () => {
    socket.end();
    socket.write('a command');
  });
  const [error] = await once(socket, 'error').catch((thrown) => [thrown]);
  expect(isOutOfReach(error), String(error)).toBe(true);
  server.close();
});
