import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import mongoose from 'mongoose';
import { type Fault, Faults, labelsFor, type Which } from './faults';
import { answer, answerTo, type Command, commandOf, eachMessage, type Fields, isOk, withFields, without } from './wire';

const NAME = 'rs0';
const HELLO = ['hello', 'ismaster', 'isMaster'];
/** Commands that change nothing. */
const READS = ['find', 'aggregate', 'count', 'distinct', 'getMore', 'explain', 'listIndexes', 'listCollections'];
/** What any member answers, whatever it is. */
const OF_CONNECTIONS = ['ping', 'endSessions', 'killCursors', 'buildInfo'];

/** A command that a member received. */
export interface Seen {
  member: number;
  name: string;
  body: Fields;
}

/**
 * Stands for a replica set: members that say hello as one does, answer for the role that they have, and pass every other
 * command on to the one database behind them. A write whose number a member has seen is not done again, but answered as before,
 * as mongod does ('retryable writes'). What it can't show: replication itself, and how long an election takes.
 */
export class ReplicaSet {
  /** Every command but those by which drivers look after their connections. */
  readonly seen: Seen[] = [];
  readonly faults = new Faults();
  private readonly servers: Server[] = [];
  private readonly sockets: Set<Socket>[] = [];
  private readonly down = new Set<number>();
  private readonly done = new Map<string, Promise<Buffer>>();
  private term = 1;

  /** Which member is primary; null while none is. */
  private constructor(
    private readonly behind: string,
    private primary: number | null,
  ) {}

  /** @param behind the address of the database that all members answer from */
  static async start(behind: string, members = 3): Promise<ReplicaSet> {
    const set = new ReplicaSet(behind, 0);
    for (let member = 0; member < members; member++) {
      set.sockets.push(new Set());
      const server = createServer((socket) => set.serve(member, socket)).listen(0, '127.0.0.1');
      await once(server, 'listening');
      set.servers.push(server);
    }
    return set;
  }

  /** An address of the whole set. @param parameters of the address, such as 'readPreference=secondary' */
  uri(parameters = ''): string {
    return `mongodb://${this.hosts().join(',')}/?replicaSet=${NAME}${parameters ? `&${parameters}` : ''}`;
  }

  /** From now on no member is primary. */
  stepDown(): void {
    this.primary = null;
  }

  /** From now on this member is primary. */
  elect(member: number): void {
    this.primary = member;
    this.term++;
  }

  /** A member is gone: its connections end, and new ones too. */
  stop(member: number): void {
    this.down.add(member);
    if (this.primary === member) this.primary = null;
    for (const socket of this.sockets[member] ?? []) socket.destroy();
  }

  /** Something goes wrong with the next commands of this kind. */
  plan(which: Which, fault: Fault): void {
    this.faults.plan(which, fault);
  }

  /** The commands of this name since the last look, about this collection where one is given. */
  received(name: string, collection?: string): Seen[] {
    return this.seen.filter((one) => one.name === name && (collection === undefined || one.body[name] === collection));
  }

  async close(): Promise<void> {
    for (const sockets of this.sockets) for (const socket of sockets) socket.destroy();
    await Promise.all(this.servers.map((server) => new Promise((closed) => server.close(closed))));
  }

  private hosts(): string[] {
    return this.servers.map((server) => `127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  private serve(member: number, socket: Socket): void {
    socket.on('error', () => socket.destroy());
    if (this.down.has(member)) return void socket.destroy();
    this.sockets[member]?.add(socket);
    const upstream = new Upstream(this.behind);
    socket.once('close', () => {
      this.sockets[member]?.delete(socket);
      upstream.close();
    });
    let queue = Promise.resolve();
    eachMessage(socket, (bytes) => {
      queue = queue
        .then(() => this.answered(member, commandOf(bytes), upstream))
        .then(
          (reply) => (reply === 'end' ? socket.destroy() : reply && socket.write(reply)),
          () => socket.destroy(),
        )
        .then(() => {});
    });
  }

  /** The answer; 'end' to end the connection, null to stay silent. */
  private async answered(member: number, command: Command, upstream: Upstream): Promise<Buffer | 'end' | null> {
    const { name, body } = command;
    if (HELLO.includes(name)) return answer(command, this.hello(member));
    if (OF_CONNECTIONS.includes(name)) return upstream.ask(command.bytes);
    this.seen.push({ member, name, body });
    if (member !== this.primary && !this.isReadOfSecondaries(command)) {
      return refusal(command, READS.includes(name) ? 13_435 : 10_107);
    }
    const fault = this.faults.take(command);
    if (fault?.kind === 'silence') return null;
    if (fault?.kind === 'command lost') return 'end';
    if (fault?.kind === 'refused') return refusal(command, fault.code);
    const reply = await this.doneOnce(command, upstream);
    if (fault?.kind === 'answer lost') return 'end';
    if (fault?.kind !== 'unconfirmed') return reply;
    const { code } = fault;
    const writeConcernError = { code, codeName: 'X', errmsg: 'waiting for replication timed out' };
    return withFields(reply, { writeConcernError, ...labelsFor(code, command) });
  }

  private isReadOfSecondaries({ name, body }: Command): boolean {
    const mode = (body.$readPreference as { mode?: string } | undefined)?.mode ?? 'primary';
    return READS.includes(name) && mode !== 'primary';
  }

  /** A write that carries a number is done once, however often it comes. */
  private doneOnce(command: Command, upstream: Upstream): Promise<Buffer> {
    const { lsid, txnNumber } = command.body as {
      lsid?: { id: { toString(kind: string): string } };
      txnNumber?: unknown;
    };
    if (txnNumber === undefined) return upstream.ask(command.bytes);
    const key = `${lsid?.id.toString('hex')} ${txnNumber}`;
    const before = this.done.get(key);
    if (before) return before.then((reply) => answerTo(command, reply));
    // The database behind is no member of a set, and refuses the number.
    const reply = upstream.ask(without(command, 'txnNumber'));
    this.done.set(key, reply);
    const isUndone = (isDone: boolean) => isDone || this.done.delete(key);
    reply.then(isOk).then(isUndone, () => isUndone(false));
    return reply;
  }

  private hello(member: number): Fields {
    const hosts = this.hosts();
    const isWritablePrimary = this.primary === member;
    const { ObjectId } = mongoose.mongo;
    return {
      ...{ ok: 1, helloOk: true, isWritablePrimary, ismaster: isWritablePrimary, secondary: !isWritablePrimary },
      ...{ setName: NAME, setVersion: 1, hosts, me: hosts[member] },
      ...(this.primary === null ? {} : { primary: hosts[this.primary] }),
      // The later election has the higher id.
      ...(isWritablePrimary ? { electionId: new ObjectId(this.term.toString(16).padStart(24, '0')) } : {}),
      ...{ maxBsonObjectSize: 16_777_216, maxMessageSizeBytes: 48_000_000, maxWriteBatchSize: 100_000 },
      ...{ minWireVersion: 0, maxWireVersion: 21, logicalSessionTimeoutMinutes: 30, localTime: new Date() },
      ...{ lastWrite: { lastWriteDate: new Date() }, readOnly: false },
    };
  }
}

function refusal(command: Command, code: number): Buffer {
  return answer(command, { ok: 0, code, codeName: 'X', errmsg: 'not primary', ...labelsFor(code, command) });
}

/** A connection to the database behind, which answers in the order in which it is asked. */
class Upstream {
  private socket: Socket | null = null;
  private readonly waiting: { take(reply: Buffer): void; fail(error: Error): void }[] = [];

  constructor(private readonly uri: string) {}

  ask(bytes: Buffer): Promise<Buffer> {
    this.socket ??= this.opened();
    return new Promise((take, fail) => {
      this.waiting.push({ take, fail });
      this.socket?.write(bytes);
    });
  }

  close(): void {
    this.socket?.destroy();
  }

  private opened(): Socket {
    const host = decodeURIComponent(/^mongodb:\/\/([^/?]+)/.exec(this.uri)?.[1] ?? '');
    const [name = '', port] = host.split(':');
    const socket = port ? connect(Number(port), name) : connect(host);
    eachMessage(socket, (reply) => this.waiting.shift()?.take(reply));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      for (const { fail } of this.waiting.splice(0)) fail(new Error('the database behind closed the connection'));
    });
    return socket;
  }
}
