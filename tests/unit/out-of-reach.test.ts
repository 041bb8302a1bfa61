import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import mongoose from 'mongoose';
import { describe, expect, it } from 'vitest';
import { errorResponse, isOutOfReach } from '@/lib/api/error-response';

const { BSON, MongoClient, MongoBulkWriteError, MongoNetworkError, MongoServerError } = mongoose.mongo;

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

describe('what a replica set answers', () => {
  /** Stands for a member of a replica set: says hello as a primary, and answers every other command with this. */
  async function memberThat(answer: object): Promise<{ uri: string; close(): Promise<void> }> {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => {});
      let waiting = Buffer.alloc(0);
      socket.on('data', (piece) => {
        waiting = Buffer.concat([waiting, piece]);
        while (waiting.length >= 4 && waiting.length >= waiting.readInt32LE(0)) {
          const message = waiting.subarray(0, waiting.readInt32LE(0));
          waiting = waiting.subarray(message.length);
          socket.write(replyTo(message, answer));
        }
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const close = async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    };
    return { uri: `mongodb://127.0.0.1:${port}/x?directConnection=true`, close };
  }

  function replyTo(message: Buffer, answer: object): Buffer {
    const isOld = message.readInt32LE(12) === 2004;
    const hello = { ok: 1, isWritablePrimary: true, helloOk: true, maxWireVersion: 21, minWireVersion: 0 };
    const limits = { maxBsonObjectSize: 16_777_216, maxMessageSizeBytes: 48_000_000, maxWriteBatchSize: 100_000 };
    const isHello = isOld || /^.{26}(hello|ismaster|isMaster)/s.test(message.toString('latin1'));
    const body = BSON.serialize(isHello ? { ...hello, ...limits } : answer);
    const head = Buffer.alloc(isOld ? 36 : 21);
    head.writeInt32LE(head.length + body.length, 0);
    head.writeInt32LE(message.readInt32LE(4), 8);
    head.writeInt32LE(isOld ? 1 : 2013, 12);
    if (isOld) head.writeInt32LE(1, 32);
    return Buffer.concat([head, body]);
  }

  const failed = (code: number) => ({ ok: 0, code, codeName: 'X', errmsg: 'not primary' });
  const unconfirmed = {
    ok: 1,
    n: 1,
    writeConcernError: { code: 64, codeName: 'WriteConcernFailed', errmsg: 'waiting' },
  };
  it.each([
    ...[10_107, 13_435, 189, 91, 11_600, 11_602, 262].map((code) => [`the code ${code}`, failed(code)] as const),
    ['a write without its majority', unconfirmed] as const,
  ])('is out of reach, 503 with Retry-After: %s', async (_name, answer) => {
    const member = await memberThat(answer);
    const client = new MongoClient(member.uri, { serverSelectionTimeoutMS: 2_000, retryWrites: false });
    const collection = client.db().collection('c');
    for (const write of [
      () => collection.insertOne({ a: 1 }),
      () => collection.bulkWrite([{ insertOne: { document: { a: 1 } } }]),
    ]) {
      const error = await write().catch((thrown: unknown) => thrown);
      expect(isOutOfReach(error), String(error)).toBe(true);
      const response = errorResponse(error, new Request('http://localhost/'));
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    }
    await client.close(true);
    await member.close();
  });

  it('is no such thing when it refuses a write', async () => {
    const member = await memberThat(failed(121));
    const client = new MongoClient(member.uri, { serverSelectionTimeoutMS: 2_000, retryWrites: false });
    const error = await client
      .db()
      .collection('c')
      .insertOne({ a: 1 })
      .catch((thrown: unknown) => thrown);
    expect(isOutOfReach(error), String(error)).toBe(false);
    await client.close(true);
    await member.close();
  });
});
