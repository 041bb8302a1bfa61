import type { Socket } from 'node:net';
import type { Doc } from '../bson/types';
import {
  announcedLength,
  encodeReply,
  headerLength,
  opCode,
  ProtocolViolation,
  parseMessage,
  type Request,
} from './message';
import { encodeQueryReply } from './op-query';

type Answer = (request: Request) => Promise<Doc>;

/** Beyond this many unread bytes the socket is paused until they are worked off. */
const pauseAt = 64 * 1024 * 1024;
/** Beyond this many unread bytes of all connections together, the one that sends more is closed. */
const mostUnread = 4 * pauseAt;
/** A client that takes no byte of its answer for so long is closed, in milliseconds. */
const takesNothingFor = 60_000;

/**
 * One client's connection: cuts the stream into messages and answers them one after the other. Bytes that break the
 * protocol end this connection and nothing else.
 */
export class Connection {
  /** Bytes that all connections hold and have not worked off. */
  private static unread = 0;

  private chunks: Buffer[] = [];
  private buffered = 0;
  private working = false;
  private replies = 0;

  constructor(
    private readonly socket: Socket,
    private readonly answer: Answer,
  ) {
    socket.on('data', (chunk: Buffer) => this.receive(chunk));
    // A client that goes away mid-message is no concern of anybody else.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      Connection.unread -= this.buffered;
      this.buffered = 0;
      this.chunks = [];
    });
  }

  private receive(chunk: Buffer): void {
    this.chunks.push(chunk);
    this.buffered += chunk.length;
    Connection.unread += chunk.length;
    if (Connection.unread > mostUnread) this.socket.destroy();
    if (this.buffered > pauseAt) this.socket.pause();
    if (!this.working) void this.work();
  }

  private async work(): Promise<void> {
    this.working = true;
    try {
      for (let message = this.nextMessage(); message; message = this.nextMessage()) {
        const request = parseMessage(message);
        const reply = await this.answer(request);
        if (this.socket.destroyed) return;
        if (!request.silent) await this.send(request, reply);
      }
    } catch (error) {
      this.socket.destroy();
      if (!(error instanceof ProtocolViolation))
        process.stderr.write(
          `a connection failed unexpectedly: ${error instanceof Error ? error.stack : String(error)}\n`,
        );
    } finally {
      this.working = false;
    }
  }

  /** Takes one complete message out of what was received. */
  private nextMessage(): Buffer | undefined {
    if (this.buffered < headerLength) return undefined;
    const length = announcedLength(this.joined(headerLength));
    if (this.buffered < length) return undefined;
    const all = this.joined(length);
    const message = all.subarray(0, length);
    this.chunks[0] = all.subarray(length);
    if (this.chunks[0].length === 0) this.chunks.shift();
    this.buffered -= length;
    Connection.unread -= length;
    if (this.buffered <= pauseAt && this.socket.isPaused()) this.socket.resume();
    return message;
  }

  /** The first chunk, joined with following ones until it holds `length` bytes. */
  private joined(length: number): Buffer {
    const [first] = this.chunks as [Buffer];
    if (first.length >= length) return first;
    const all = Buffer.concat(this.chunks);
    this.chunks = [all];
    return all;
  }

  private async send(request: Request, reply: Doc): Promise<void> {
    this.replies = (this.replies + 1) & 0x7fffffff;
    const encode = request.opCode === opCode.query ? encodeQueryReply : encodeReply;
    if (this.socket.write(encode(reply, this.replies, request.id))) return;
    // Waiting for a slow reader keeps its answers from piling up in memory.
    await new Promise<void>((resolve) => {
      this.socket.setTimeout(takesNothingFor, () => this.socket.destroy());
      const done = () => {
        this.socket.setTimeout(0);
        this.socket.off('drain', done).off('close', done);
        resolve();
      };
      this.socket.on('drain', done).on('close', done);
    });
  }
}
