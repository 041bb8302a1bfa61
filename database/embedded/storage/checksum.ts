import { crc32 } from 'node:zlib';
import { CommandError, ErrorCode } from '../errors';

const checksumBytes = 4;

/** A document as it is stored: its bytes, then their CRC-32. */
export function withChecksum(document: Buffer): Buffer {
  const stored = Buffer.allocUnsafe(document.length + checksumBytes);
  document.copy(stored);
  stored.writeUInt32BE(crc32(document), document.length);
  return stored;
}

/** The document in what was stored. Those from before there were checksums have none. @throws CommandError for a damaged one */
export function checked(stored: Buffer): Buffer {
  const length = stored.length < checksumBytes ? 0 : stored.readInt32LE(0);
  if (length === stored.length) return stored;
  const document = stored.subarray(0, length);
  if (length !== stored.length - checksumBytes || stored.readUInt32BE(length) !== crc32(document))
    throw damaged('a stored document differs from its checksum');
  return document;
}

/** For what the disk has changed by itself. */
export function damaged(what: string): CommandError {
  return new CommandError(ErrorCode.InternalError, `The data are damaged: ${what}. Restore a backup.`);
}
