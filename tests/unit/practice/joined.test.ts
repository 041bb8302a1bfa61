import { describe, expect, it } from 'vitest';
import { type Attempt, FRESH } from '@/app/(public)/practice/[set]/[mode]/_parts/attempt';
import { changedWork, joined } from '@/app/(public)/practice/[set]/[mode]/_parts/joined';
import type { KeptAttempt } from '@/lib/contract/practice/attempts';
import { mergeWork } from '@/lib/domain/practice/work';

const saved = (more: Partial<KeptAttempt> = {}): KeptAttempt => ({
  ...{ setId: 'set', mode: 'test', answers: {}, notes: {}, highlights: {}, flagged: [], heard: [], part: 0 },
  ...{ done: false, revisions: {}, secondsLeft: null, savedOn: '2026-11-28T10:00:00.000Z' },
  ...{ spent: {}, factor: null, clock: null, ...more },
});
const wrote = (own: Attempt, more: Partial<Attempt>): Attempt => ({ ...own, ...more, isChanged: true });
/** What the account keeps after this page has sent its changes, at a revision. */
const sentTo = (account: KeptAttempt, own: Attempt, at: number): KeptAttempt => {
  const { work, seen, done } = changedWork(own);
  const merged = mergeWork({ work: account, revisions: account.revisions }, work, seen, at);
  return { ...account, ...merged.work, revisions: merged.revisions, done: account.done || done, savedOn: String(at) };
};

describe('a page and its account', () => {
  it('send what was changed alone, and take what is newer, also where the page changed nothing', () => {
    const first = saved({ answers: { 1: 'TRUE' }, revisions: { answers: { 1: 1 } } });
    const laptop = joined(first, null);
    const phone = wrote(joined(first, null), { answers: { 1: 'TRUE', 11: 'clock' } });
    expect(changedWork(phone)).toMatchObject({ work: { answers: { 11: 'clock' } }, seen: { answers: { 11: 0 } } });
    const account = sentTo(first, phone, 2);
    expect(joined(account, laptop)).toMatchObject({ answers: { 1: 'TRUE', 11: 'clock' }, isChanged: false });
    const late = wrote(laptop, { answers: { 1: 'TRUE', 2: 'FALSE' }, flagged: [3] });
    const after = sentTo(account, late, 3);
    expect(joined(after, late, late)).toMatchObject({
      ...{ answers: { 1: 'TRUE', 2: 'FALSE', 11: 'clock' }, flagged: [3], isChanged: false, apart: [] },
    });
  });

  it('put apart what both changed, and let what is used of it win', () => {
    const first = saved({ answers: { 8: 'winter' }, revisions: { answers: { 8: 1 } } });
    const account = sentTo(first, wrote(joined(first, null), { answers: { 8: 'summer' } }), 2);
    const mine = wrote(joined(first, null), { answers: { 8: 'spring' } });
    const told = joined(sentTo(account, mine, 3), mine, mine);
    expect(told).toMatchObject({ answers: { 8: 'summer' }, isChanged: false });
    expect(told.apart).toEqual([{ part: 'answers', n: '8', value: 'spring' }]);
    const used = wrote(told, { answers: { 8: 'spring' }, apart: [] });
    expect(sentTo(account, used, 4).answers).toEqual({ 8: 'spring' });
  });

  it('keep what is typed while a call is under way, and send it next', () => {
    const first = saved();
    const sent = wrote(joined(first, null), { answers: { 8: 'win' } });
    const now = wrote(sent, { answers: { 8: 'winter' } });
    const after = joined(sentTo(first, sent, 5), now, sent);
    expect(after).toMatchObject({ answers: { 8: 'winter' }, isChanged: true, apart: [] });
    expect(changedWork(after).seen.answers).toEqual({ 8: 5 });
  });

  it('keep a cleared answer cleared on both', () => {
    const first = saved({ answers: { 8: 'winter' }, revisions: { answers: { 8: 1 } } });
    const account = sentTo(first, wrote(joined(first, null), { answers: { 8: '' } }), 2);
    expect(account.answers).toEqual({ 8: '' });
    expect(joined(account, joined(first, null)).answers).toEqual({ 8: '' });
  });

  it('go on with a browser’s copy of the release before: what was sent gives way, what was not is kept', () => {
    const account = saved({ answers: { 8: 'summer' }, revisions: { answers: { 8: 7 } } });
    const before = { ...FRESH, answers: { 8: 'winter', 9: 'chairs' }, savedOn: account.savedOn };
    expect(joined(account, before)).toMatchObject({ answers: { 8: 'summer' }, apart: [], isChanged: false });
    const unsent = joined(account, { ...before, isChanged: true });
    expect(unsent).toMatchObject({ answers: { 8: 'summer', 9: 'chairs' }, isChanged: true });
    expect(unsent.apart).toEqual([{ part: 'answers', n: '8', value: 'winter' }]);
  });

  it('do not hand in what was begun anew on another device', () => {
    const done = joined(saved({ done: true, answers: { 8: 'winter' } }), null);
    const next = saved({ answers: { 8: 'summer' }, revisions: { answers: { 8: 9 } }, savedOn: 'later' });
    const after = joined(next, wrote(done, { part: 1 }));
    expect(after).toMatchObject({ isHandedIn: false, result: null, answers: { 8: 'summer' } });
    expect(changedWork(after).done).toBe(false);
  });
});
