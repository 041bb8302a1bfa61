import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { Connection } from '@/database/embedded/protocol/connection';
import { longestSafeText } from '@/database/embedded/query/bounded-regex';
import { longIt } from '../support/long-it';
import { onRealMongoDB, refusal, testDatabase } from './support/database';

/** What one client can take of a server that has one thread. */

const database = testDatabase();

describe.skipIf(onRealMongoDB)('a regular expression', () => {
  longIt('that would try for ever is ended with an error, and others are answered', async () => {
    const c = await database.collection([{ _id: 1, a: `${'a'.repeat(35)}!` }]);
    const endless = refusal(c.find({ a: /^(a+)+$/ }).toArray());
    expect((await database.db.command({ ping: 1 })).ok).toBe(1);
    expect(await endless).toMatchObject({ code: 51156 });
    expect(await c.countDocuments({ a: /^a+!$/ })).toBe(1);
  });

  it.each([
    [/^anna/, Number.POSITIVE_INFINITY],
    [/a\*b\+[*+?{]\?/, Number.POSITIVE_INFINITY],
    [/(?:a|b)(?=c)(?<!d)(?<name>e)/, Number.POSITIVE_INFINITY],
    [/^an.*d/, 1000],
    [/^ana?/, 707],
    [/(a+b)?/, 707],
    [/^(a+)+$/, 0],
    [/(a|aa)+$/, 0],
    [/(a|a){30}$/, 0],
    [/a*a*a*b/, 0],
    [/(a*)\1b/, 0],
    [/(?<n>a*)\k<n>b/, 0],
  ])('%s runs without a limit on texts of at most %d letters', (expression, longest) => {
    expect(Math.floor(longestSafeText(expression.source))).toBe(longest);
  });
});

/** A socket that nobody listens at: counts whether it was closed. */
class StandIn extends EventEmitter {
  destroyed = false;
  limit: (() => void) | undefined;
  pause() {}
  resume() {}
  isPaused() {
    return false;
  }
  write() {
    return false;
  }
  setTimeout(_ms: number, limit?: () => void) {
    this.limit = limit;
  }
  destroy() {
    this.destroyed = true;
    this.emit('close');
  }
}
const connect = (answer: () => Promise<never>) => {
  const socket = new StandIn();
  new Connection(socket as unknown as Socket, answer);
  return socket;
};

describe('half-sent messages', () => {
  it('of many connections together are held up to 256 MB; then the one that sends more is closed', () => {
    const message = Buffer.alloc(40 * 1024 * 1024);
    message.writeInt32LE(47_000_000, 0);
    const sockets = Array.from({ length: 7 }, () => connect(() => new Promise(() => undefined)));
    for (const socket of sockets) socket.emit('data', message);
    expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false, false, false, false, false, false, true]);
    sockets[0]?.destroy();
    const next = connect(() => new Promise(() => undefined));
    next.emit('data', message);
    expect(next.destroyed).toBe(false);
    for (const socket of [...sockets, next]) if (!socket.destroyed) socket.destroy();
  });
});

describe('a reader that takes nothing', () => {
  it('is closed after a minute', async () => {
    const body = Buffer.concat([
      Buffer.alloc(4),
      Buffer.from([0x10]),
      Buffer.from('ping\0'),
      Buffer.from([1, 0, 0, 0, 0]),
    ]);
    body.writeInt32LE(body.length, 0);
    const message = Buffer.concat([Buffer.alloc(16), Buffer.alloc(4), Buffer.from([0]), body]);
    message.writeInt32LE(message.length, 0);
    message.writeInt32LE(1, 4);
    message.writeInt32LE(2013, 12);
    const answered: (() => void)[] = [];
    const socket = connect((() => Promise.resolve(new Map())) as never);
    const asked = new Promise<void>((resolve) => answered.push(resolve));
    socket.setTimeout = (ms: number, limit?: () => void) => {
      socket.limit = limit;
      if (ms === 60_000) answered[0]?.();
    };
    socket.emit('data', message);
    await asked;
    socket.limit?.();
    expect(socket.destroyed).toBe(true);
  });
});
