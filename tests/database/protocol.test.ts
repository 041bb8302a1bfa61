import { BSON } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { crc32c } from '@/database/embedded/protocol/crc32c';
import { onRealMongoDB, testDatabase } from './support/database';
import { int32, message, opMsg, RawConnection } from './support/raw-connection';

const database = testDatabase();

async function ask(...messages: Buffer[]): Promise<BSON.Document | undefined> {
  const connection = await RawConnection.open(database.uri);
  for (const bytes of messages) connection.send(bytes);
  const answer = await connection.answer();
  connection.close();
  return answer;
}

const ping = { ping: 1, $db: 'admin' };

describe('OP_MSG', () => {
  it('answers commands, several in one packet and one in several packets', async () => {
    const connection = await RawConnection.open(database.uri);
    connection.send(Buffer.concat([opMsg(ping), opMsg(ping)]));
    expect(await connection.answer()).toEqual({ ok: 1 });
    expect(await connection.answer()).toEqual({ ok: 1 });
    for (const byte of opMsg(ping)) connection.send(Buffer.of(byte));
    expect(await connection.answer()).toEqual({ ok: 1 });
    connection.close();
  });

  it('takes documents beside the body', async () => {
    const command = { insert: 'seq', $db: database.db.databaseName };
    expect(await ask(opMsg(command, { documents: [{ _id: 1 }, { _id: 2 }] }))).toEqual({ n: 2, ok: 1 });
  });

  it('answers nothing when moreToCome is set, and goes on with the next message', async () => {
    const command = { insert: 'quiet', documents: [{ _id: 1 }], writeConcern: { w: 0 }, $db: database.db.databaseName };
    const count = { count: 'quiet', $db: database.db.databaseName };
    expect(await ask(opMsg(command, {}, 2), opMsg(count))).toMatchObject({ n: 1 });
  });

  it('checks the checksum when there is one', async () => {
    const plain = opMsg(ping, {}, 1);
    const bytes = Buffer.concat([plain, Buffer.alloc(4)]);
    bytes.writeInt32LE(bytes.length, 0);
    bytes.writeUInt32LE(crc32c(bytes.subarray(0, plain.length)), plain.length);
    expect(await ask(bytes)).toEqual({ ok: 1 });
    bytes.writeUInt32LE(0, plain.length);
    expect(await ask(bytes)).toBeUndefined();
  });

  it('knows the CRC-32C of the standard check text', () => {
    expect(crc32c(Buffer.from('123456789'))).toBe(0xe3069283);
  });
});

describe('OP_QUERY', () => {
  it('answers the hello drivers open a connection with', async () => {
    const content = Buffer.concat([
      int32(0),
      Buffer.from('admin.$cmd\0'),
      int32(0),
      int32(-1),
      BSON.serialize({ isMaster: 1, helloOk: true }),
    ]);
    expect(await ask(message(2004, content))).toMatchObject({ ismaster: true, helloOk: true, ok: 1 });
  });
});

describe.skipIf(onRealMongoDB)('bytes that break the protocol', () => {
  const valid = opMsg(ping);
  it.each([
    ['a negative length', Buffer.concat([int32(-5), valid.subarray(4)])],
    ['a length beyond the limit', Buffer.concat([int32(100_000_000), valid.subarray(4)])],
    ['an unknown opcode', message(1234, Buffer.alloc(10))],
    ['an unknown required flag', opMsg(ping, {}, 4)],
    ['an unknown section', message(2013, Buffer.concat([int32(0), Buffer.of(9, 0, 0, 0)]))],
    ['no body', message(2013, int32(0))],
    [
      'two bodies',
      message(2013, Buffer.concat([int32(0), Buffer.of(0), BSON.serialize(ping), Buffer.of(0), BSON.serialize(ping)])),
    ],
    [
      'a document longer than its message',
      message(2013, Buffer.concat([int32(0), Buffer.of(0), int32(1000), Buffer.alloc(20)])),
    ],
    [
      'a legacy query that is no command',
      message(2004, Buffer.concat([int32(0), Buffer.from('db.c\0'), int32(0), int32(1), BSON.serialize({})])),
    ],
  ])('%s ends that connection and disturbs no other', async (_name, bytes) => {
    const bystander = await RawConnection.open(database.uri);
    expect(await ask(bytes)).toBeUndefined();
    bystander.send(opMsg(ping));
    expect(await bystander.answer()).toEqual({ ok: 1 });
    bystander.close();
  });

  it('a document nested too deeply is refused', async () => {
    let deep: BSON.Document = { a: 1 };
    for (let i = 0; i < 300; i++) deep = { a: deep };
    expect(await ask(opMsg({ insert: 'x', documents: [deep], $db: 'd' }))).toBeUndefined();
    expect(await database.db.command({ ping: 1 })).toMatchObject({ ok: 1 });
  });

  it('a broken document in a sequence is refused and stored nowhere', async () => {
    const bytes = opMsg({ insert: 'broken', $db: database.db.databaseName }, { documents: [{ _id: 1, text: 'abc' }] });
    // The length of the string "abc".
    bytes[bytes.indexOf('abc') - 4] = 200;
    const answer = await ask(bytes);
    expect(answer === undefined || answer.ok === 0 || answer.writeErrors?.[0]?.code === 22).toBe(true);
    expect(await database.db.collection('broken').countDocuments()).toBe(0);
  });
});
