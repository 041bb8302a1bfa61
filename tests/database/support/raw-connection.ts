import { createConnection, type Socket } from 'node:net';
import { BSON } from 'mongodb';

/** A connection that sends bytes as they are, for tests of the protocol itself. */
export class RawConnection {
  private received = Buffer.alloc(0);
  private waiting: (() => void)[] = [];
  private ended = false;

  private constructor(private readonly socket: Socket) {
    socket.on('data', (chunk) => {
      this.received = Buffer.concat([this.received, chunk]);
      this.wake();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.ended = true;
      this.wake();
    });
  }

  static async open(uri: string): Promise<RawConnection> {
    const host = decodeURIComponent(/^mongodb:\/\/([^/?]+)/.exec(uri)?.[1] ?? '');
    const [name, port] = host.split(':');
    const socket = createConnection(port ? { host: name as string, port: Number(port) } : { path: host });
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    return new RawConnection(socket);
  }

  send(bytes: Buffer): void {
    this.socket.write(bytes);
  }

  close(): void {
    this.socket.destroy();
  }

  /** The document of the next answer; undefined when the server closes the connection or the time is over. */
  async answer(patience = 10_000): Promise<BSON.Document | undefined> {
    const deadline = Date.now() + patience;
    while (this.received.length < 4 || this.received.length < this.received.readInt32LE(0)) {
      if (this.ended || Date.now() >= deadline) return undefined;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, deadline - Date.now());
        this.waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
    const length = this.received.readInt32LE(0);
    const message = this.received.subarray(0, length);
    this.received = this.received.subarray(length);
    const isReply = message.readInt32LE(12) === 1;
    // The server keeps expressions JavaScript refuses and text that is no UTF-8, as MongoDB does.
    return BSON.deserialize(message.subarray(isReply ? 36 : 21), { bsonRegExp: true, validation: { utf8: false } });
  }

  private wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}

/** An OP_MSG with a body and document sequences. */
export function opMsg(body: BSON.Document, sequences: Record<string, BSON.Document[]> = {}, flags = 0): Buffer {
  const sections = [Buffer.concat([Buffer.of(0), BSON.serialize(body)])];
  for (const [name, documents] of Object.entries(sequences)) {
    const content = Buffer.concat([Buffer.from(`${name}\0`), ...documents.map((doc) => BSON.serialize(doc))]);
    const length = Buffer.alloc(4);
    length.writeInt32LE(content.length + 4, 0);
    sections.push(Buffer.concat([Buffer.of(1), length, content]));
  }
  return message(2013, Buffer.concat([int32(flags), ...sections]));
}

/** A message with a header of this opcode. */
export function message(opcode: number, content: Buffer): Buffer {
  return Buffer.concat([int32(content.length + 16), int32(7), int32(0), int32(opcode), content]);
}

export function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value, 0);
  return bytes;
}
