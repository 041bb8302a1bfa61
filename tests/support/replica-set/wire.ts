import type { Socket } from 'node:net';
import mongoose from 'mongoose';

const { BSON } = mongoose.mongo;
export type Fields = Record<string, unknown>;

const QUERY = 2004;
const REPLY = 1;
const MESSAGE = 2013;
/** Numbers keep their types, texts and patterns that JavaScript refuses stay as they are. */
const UNCHANGED = { promoteValues: false, bsonRegExp: true, validation: { utf8: false } } as const;

/** A command as a driver sends it: OP_MSG, or OP_QUERY for the very first one. */
export interface Command {
  id: number;
  isOld: boolean;
  name: string;
  /** With plain numbers, for looking into. */
  body: Fields;
  bytes: Buffer;
}

/** Cuts what comes from a socket into messages, and hands each over. */
export function eachMessage(socket: Socket, take: (message: Buffer) => void): void {
  let waiting = Buffer.alloc(0);
  socket.on('data', (piece) => {
    waiting = Buffer.concat([waiting, piece]);
    while (waiting.length >= 4 && waiting.length >= waiting.readInt32LE(0)) {
      const message = waiting.subarray(0, waiting.readInt32LE(0));
      waiting = waiting.subarray(message.length);
      take(message);
    }
  });
}

export function commandOf(bytes: Buffer): Command {
  const isOld = bytes.readInt32LE(12) === QUERY;
  const at = isOld ? bytes.indexOf(0, 20) + 9 : bodyAt(bytes);
  const body = BSON.deserialize(bytes.subarray(at, at + bytes.readInt32LE(at)), { validation: { utf8: false } });
  return { id: bytes.readInt32LE(4), isOld, name: Object.keys(body)[0] ?? '', body, bytes };
}

/** Where the body of an OP_MSG begins: it may stand after the lists of documents. */
function bodyAt(bytes: Buffer): number {
  let at = 20;
  while (bytes[at] === 1) at += 1 + bytes.readInt32LE(at + 1);
  return at + 1;
}

/** The same message without this field of its body. */
export function without({ bytes }: Command, field: string): Buffer {
  const at = bodyAt(bytes);
  const length = bytes.readInt32LE(at);
  const { [field]: _gone, ...body } = BSON.deserialize(bytes.subarray(at, at + length), UNCHANGED);
  return sized([bytes.subarray(0, at), BSON.serialize(body), bytes.subarray(at + length)]);
}

/** The answer of a server, with more fields in it. */
export function withFields(answer: Buffer, more: Fields): Buffer {
  const body = BSON.deserialize(answer.subarray(21), UNCHANGED);
  return sized([answer.subarray(0, 21), BSON.serialize({ ...body, ...more })]);
}

/** A stored answer as the answer to another command. */
export function answerTo({ id }: Command, answer: Buffer): Buffer {
  const copy = Buffer.from(answer);
  copy.writeInt32LE(id, 8);
  return copy;
}

export const isOk = (answer: Buffer): boolean => BSON.deserialize(answer.subarray(21)).ok === 1;

/** An answer made of its fields. */
export function answer({ id, isOld }: Command, fields: Fields): Buffer {
  const head = Buffer.alloc(isOld ? 36 : 21);
  head.writeInt32LE(id, 8);
  head.writeInt32LE(isOld ? REPLY : MESSAGE, 12);
  // How many documents an old answer has.
  if (isOld) head.writeInt32LE(1, 32);
  return sized([head, BSON.serialize(fields)]);
}

function sized(parts: Uint8Array[]): Buffer {
  const bytes = Buffer.concat(parts);
  bytes.writeInt32LE(bytes.length, 0);
  return bytes;
}
