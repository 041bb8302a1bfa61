import { connect } from 'node:net';
import { AppError } from '@/lib/domain/errors';
import { env } from '@/lib/platform/env';

/** How long the scanner has for one file, in milliseconds. */
const WAIT_MS = 60_000;

/**
 * Has a file checked by the ClamAV daemon that CLAMD_SOCKET names. Returns the name of what it found, null for a clean
 * file and where no scanner is set. Throws 503 when the scanner gives no verdict: an unchecked file is not taken.
 */
export async function virusIn(content: AsyncIterable<Uint8Array>): Promise<string | null> {
  const { CLAMD_SOCKET } = env();
  if (!CLAMD_SOCKET) return null;
  try {
    const verdict = await verdictOf(CLAMD_SOCKET, content);
    if (/^stream: OK$/.test(verdict)) return null;
    const found = /^stream: (.+) FOUND$/.exec(verdict)?.[1];
    if (found) return found.slice(0, 100);
    throw new Error(`The virus scanner said: ${verdict.slice(0, 200)}`);
  } catch (cause) {
    const message = 'The file can’t be checked for viruses at the moment. Please try again later.';
    throw new AppError('unavailable', message, { retryAfter: 60, cause });
  }
}

/** Asks by clamd's INSTREAM: each piece with its length before it, and one of length 0 at the end. */
function verdictOf(address: string, content: AsyncIterable<Uint8Array>): Promise<string> {
  const tcp = /^tcp:\/\/([^:/]+):(\d+)$/.exec(address);
  const socket = tcp ? connect(Number(tcp[2]), String(tcp[1])) : connect(address);
  return new Promise((resolve, reject) => {
    let answer = '';
    socket.setTimeout(WAIT_MS, () => socket.destroy(new Error('The virus scanner isn’t responding.')));
    socket.once('error', reject);
    socket.on('data', (piece) => {
      answer += piece;
    });
    socket.once('close', () => resolve(answer.replaceAll('\0', '').trim()));
    send(socket, content).catch((error) => socket.destroy(error));
  });
}

async function send(socket: ReturnType<typeof connect>, content: AsyncIterable<Uint8Array>): Promise<void> {
  const write = (bytes: Uint8Array | string) =>
    new Promise<void>((resolve, reject) => socket.write(bytes, (error) => (error ? reject(error) : resolve())));
  await write('zINSTREAM\0');
  for await (const piece of content) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    await write(Buffer.concat([length, piece]));
  }
  socket.write(Buffer.alloc(4));
}
