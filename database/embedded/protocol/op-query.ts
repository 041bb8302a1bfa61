import { decodeDocument } from '../bson/decode';
import type { Doc } from '../bson/types';
import { answerOf, headerLength, opCode, ProtocolViolation, type Request } from './message';

const commandCollection = '.$cmd';

/**
 * The legacy message drivers open a connection with, before they know that OP_MSG is understood. Only commands come
 * this way; the database of the namespace becomes `$db`.
 */
export function parseQuery(bytes: Buffer, id: number): Request {
  const nameStart = headerLength + 4;
  const nameEnd = bytes.indexOf(0, nameStart);
  if (nameEnd < 0) throw new ProtocolViolation('a query without namespace');
  const namespace = bytes.toString('utf8', nameStart, nameEnd);
  if (!namespace.endsWith(commandCollection)) throw new ProtocolViolation('a legacy query that is no command');
  const body = decodeDocument(bytes.subarray(nameEnd + 1 + 8));
  body.set('$db', namespace.slice(0, -commandCollection.length));
  return { id, opCode: opCode.query, body, sequences: new Map(), silent: false };
}

/** An OP_REPLY with one document. */
export function encodeQueryReply(reply: Doc, id: number, responseTo: number): Buffer {
  const message = answerOf(opCode.reply, 20, reply, id, responseTo);
  message.writeInt32LE(8, 16);
  message.writeInt32LE(1, 32);
  return message;
}
