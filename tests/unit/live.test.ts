import { describe, expect, it } from 'vitest';
import { waitFor } from '@/components/live/connection';
import { frameReader } from '@/components/live/frames';
import { forgetHeard, goOnHearing, hear, hearFrom, holdsSince, idBefore, isFromBefore } from '@/components/live/heard';
import { afterReread, isOlder, merged, readUpTo } from '@/components/message/merge';
import type { LiveEvent } from '@/lib/contract/messages/live';
import type { MessageView } from '@/lib/contract/messages/messages';

describe('an event stream read by the browser', () => {
  const stream =
    ':\n\nid: a1\nevent: message\ndata: {"text":"ü\\n😀"}\n\n:\n\nevent: end\ndata: {}\n\nid: only\n\ndata: one\ndata: two\n\n';
  const frames = [
    { id: 'a1', event: 'message', data: '{"text":"ü\\n😀"}' },
    { id: '', event: 'end', data: '{}' },
    { id: '', event: 'message', data: 'one\ntwo' },
  ];

  it('gives the same frames wherever it is cut, and no comment', () => {
    for (let size = 1; size <= stream.length; size++) {
      const read = frameReader();
      const seen = [];
      for (let at = 0; at < stream.length; at += size) seen.push(...read(stream.slice(at, at + size)));
      expect(seen, `pieces of ${size}`).toEqual(frames);
    }
  });

  it('gives no frame that is not complete', () => {
    const read = frameReader();
    expect(read('event: message\ndata: {"a":1}\n')).toEqual([]);
    expect(read('\n')).toHaveLength(1);
  });

  it('is opened again ever later, up to half a minute, never at once and never all at the same moment', () => {
    for (const chance of [0, 0.5, 1]) {
      const waits = Array.from({ length: 12 }, (_, failures) => waitFor(failures, chance));
      expect(waits).toEqual(waits.toSorted((a, b) => a - b));
      expect(waits.at(-1)).toBeLessThanOrEqual(30_000);
      expect(waits[0]).toBeGreaterThanOrEqual(250);
    }
    expect(waitFor(3, 1)).toBeGreaterThan(2 * waitFor(3, 0));
  });
});

describe('what the server made holds', () => {
  const at = (seconds: number) => `${(1_000 + seconds).toString(16).padStart(8, '0')}${'0'.repeat(16)}`;
  const changed = (seconds: number, id: string): LiveEvent => ({
    id: at(seconds),
    kind: 'changed',
    payload: { record: 'application', id },
  });
  const aboutA = ({ payload }: LiveEvent) => 'id' in payload && payload.id === 'a';
  const holds = (seconds: number) => holdsSince((1_000 + seconds) * 1_000, aboutA);

  it('while everything since was heard and nothing of it concerns the page', () => {
    forgetHeard();
    expect(holds(0)).toBe(false);
    hearFrom(at(0));
    expect(holds(2)).toBe(false);
    expect(holds(10)).toBe(true);
    hear(changed(8, 'b'));
    expect(holds(10)).toBe(true);
    hear(changed(9, 'a'));
    expect([holds(10), holds(12), holds(20)]).toEqual([false, false, true]);
  });

  it('for a page whose stream begins before its making, without an event from before that', () => {
    forgetHeard();
    const madeAt = 1_010_900;
    const id = idBefore(madeAt);
    expect(id).toMatch(/^[0-9a-f]{24}$/);
    goOnHearing(id);
    expect(holdsSince(madeAt, aboutA)).toBe(true);
    expect([isFromBefore(at(3)), isFromBefore(at(8)), isFromBefore(at(20))]).toEqual([true, false, false]);
    hear(changed(8, 'a'));
    expect(holdsSince(madeAt, aboutA)).toBe(false);
    // A stream that goes on later has missed nothing in between.
    goOnHearing(at(100));
    expect(isFromBefore(at(8))).toBe(false);
  });

  it('only after the oldest event that is still remembered', () => {
    hearFrom(at(0));
    for (let second = 1; second <= 600; second++) hear(changed(second, 'b'));
    expect([holds(50), holds(150)]).toEqual([false, true]);
    forgetHeard();
    expect(holds(700)).toBe(false);
  });
});

describe('the messages of a chat', () => {
  const message = (number: number, more: Partial<MessageView> = {}): MessageView => ({
    _id: `id${number}`,
    from: 'her',
    to: 'him',
    application: null,
    student: null,
    isNote: false,
    author: null,
    text: `Message ${number}`,
    mentions: [],
    attachments: [],
    key: '',
    readOn: null,
    createdOn: new Date(number * 1000).toISOString(),
    ...more,
  });

  it('stand in the order of time, each once, and what was read once stays read', () => {
    const read = message(2, { readOn: 'then' });
    expect(merged([message(1), read], [message(3), message(2)])).toEqual([message(1), read, message(3)]);
    expect(merged([message(2)], [read])).toEqual([read]);
    expect([isOlder(message(1), [message(2)]), isOlder(message(2), [message(2)]), isOlder(message(1), [])]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('keep no hole when more came than a page holds', () => {
    const shown = [message(1), message(2)];
    const [near, far] = [
      [message(2), message(3)],
      [message(8), message(9)],
    ];
    expect(afterReread(shown, { messages: near, hasEarlier: true })).toEqual({
      messages: [message(1), message(2), message(3)],
      replaces: false,
    });
    expect(afterReread(shown, { messages: far, hasEarlier: true })).toEqual({ messages: far, replaces: true });
    expect(afterReread([], { messages: far, hasEarlier: false })).toEqual({ messages: far, replaces: false });
  });

  it('are read up to the newest own one that was', () => {
    const all = [message(1), message(2, { readOn: 'then' }), message(3, { from: 'him', readOn: 'then' }), message(4)];
    expect(readUpTo(all, 'her')).toBe(message(2).createdOn);
    expect(readUpTo([message(1)], 'her')).toBe('');
  });
});
