import { decodeDocument, documentLength, InvalidBson, UnknownType } from '../bson/decode';
import { encodeBehind } from '../bson/encode';
import type { Doc } from '../bson/types';
import { crc32c } from './crc32c';
import { parseQuery } from './op-query';

export const headerLength = 16;
/** The largest message, as MongoDB announces it. */
export const maxMessageBytes = 48_000_000;

export const opCode = { reply: 1, query: 2004, message: 2013 } as const;

const flag = { checksumPresent: 1, moreToCome: 2 } as const;
/** Flags in the lower half must be understood, those above may be ignored. */
const requiredFlags = 0xffff;

/** A message that breaks the protocol; its connection is closed. */
export class ProtocolViolation extends Error {}

/** A command as it came in. */
export interface Request {
  readonly id: number;
  readonly opCode: number;
  readonly body: Doc;
  /** Encoded documents sent beside the body (OP_MSG kind 1), by the name of the field they belong to. */
  readonly sequences: ReadonlyMap<string, Buffer[]>;
  /** The client wants no answer. */
  readonly silent: boolean;
  /** The body has a value of such a type, and nothing of it was read. */
  readonly unreadable?: UnknownType;
}

/** The length a message announces in its header. @throws ProtocolViolation when it is impossible */
export function announcedLength(bytes: Buffer): number {
  const length = bytes.readInt32LE(0);
  if (length < headerLength || length > maxMessageBytes)
    throw new ProtocolViolation(`a message of impossible length ${length}`);
  return length;
}

/** Parses one whole message. @throws ProtocolViolation */
export function parseMessage(bytes: Buffer): Request {
  const id = bytes.readInt32LE(4);
  const code = bytes.readInt32LE(12);
  try {
    if (code === opCode.message) return parseOpMsg(bytes, id);
    if (code === opCode.query) return parseQuery(bytes, id);
  } catch (error) {
    if (error instanceof UnknownType && code === opCode.message)
      return { id, opCode: code, body: new Map(), sequences: new Map(), silent: isSilent(bytes), unreadable: error };
    if (error instanceof InvalidBson || error instanceof RangeError) throw new ProtocolViolation(error.message);
    throw error;
  }
  throw new ProtocolViolation(`a message with unknown opcode ${code}`);
}

/** An OP_MSG answer. */
export function encodeReply(reply: Doc, id: number, responseTo: number): Buffer {
  return answerOf(opCode.message, 5, reply, id, responseTo);
}

/** A message of a header, so many bytes that are zero, and a document. */
export function answerOf(code: number, zeros: number, reply: Doc, id: number, responseTo: number): Buffer {
  const message = encodeBehind(headerLength + zeros, reply);
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE(id, 4);
  message.writeInt32LE(responseTo, 8);
  message.writeInt32LE(code, 12);
  return message;
}

function parseOpMsg(bytes: Buffer, id: number): Request {
  if (bytes.length < headerLength + 5) throw new ProtocolViolation('a message is cut off');
  const flags = bytes.readUInt32LE(headerLength);
  if (flags & requiredFlags & ~(flag.checksumPresent | flag.moreToCome))
    throw new ProtocolViolation(`a message with unknown flags ${flags}`);
  const end = flags & flag.checksumPresent ? checkedEnd(bytes) : bytes.length;
  const sequences = new Map<string, Buffer[]>();
  let body: Doc | undefined;
  let at = headerLength + 4;
  while (at < end) {
    const kind = bytes[at++];
    if (kind === 0) {
      if (body) throw new ProtocolViolation('a message with two bodies');
      const length = documentLength(bytes, at, end);
      body = decodeDocument(bytes.subarray(at, at + length));
      at += length;
    } else if (kind === 1) at = readSequence(bytes, at, end, sequences);
    else throw new ProtocolViolation(`a section of unknown kind ${kind}`);
  }
  if (!body) throw new ProtocolViolation('a message without body');
  for (const name of sequences.keys())
    if (body.has(name)) throw new ProtocolViolation(`the field ${name} is sent twice`);
  return { id, opCode: opCode.message, body, sequences, silent: isSilent(bytes) };
}

function isSilent(bytes: Buffer): boolean {
  return (bytes.readUInt32LE(headerLength) & flag.moreToCome) !== 0;
}

function checkedEnd(bytes: Buffer): number {
  const end = bytes.length - 4;
  if (crc32c(bytes.subarray(0, end)) !== bytes.readUInt32LE(end))
    throw new ProtocolViolation('a message with a wrong checksum');
  return end;
}

/** Reads a document sequence into `sequences` and gives the place after it. */
function readSequence(bytes: Buffer, start: number, end: number, sequences: Map<string, Buffer[]>): number {
  if (start + 4 > end) throw new ProtocolViolation('a document sequence is cut off');
  const length = bytes.readInt32LE(start);
  const stop = start + length;
  if (length < 5 || stop > end) throw new ProtocolViolation('a document sequence of impossible length');
  const nameEnd = bytes.indexOf(0, start + 4);
  if (nameEnd < 0 || nameEnd >= stop) throw new ProtocolViolation('a document sequence without name');
  const name = bytes.toString('utf8', start + 4, nameEnd);
  if (sequences.has(name)) throw new ProtocolViolation(`two document sequences named ${name}`);
  const documents: Buffer[] = [];
  let at = nameEnd + 1;
  while (at < stop) {
    const documentEnd = at + documentLength(bytes, at, stop);
    documents.push(bytes.subarray(at, documentEnd));
    at = documentEnd;
  }
  sequences.set(name, documents);
  return stop;
}
