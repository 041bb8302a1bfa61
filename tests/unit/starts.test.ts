import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ItemState } from '@/lib/domain/applications/checklist';
import {
  itemsAt,
  movedDay,
  offerAt,
  presentStart,
  startOf,
  startOrder,
  startProblem,
} from '@/lib/domain/applications/starts';
import { MONTHS } from '@/lib/domain/courses/course';
import { deadlinesOf } from '@/lib/domain/deadlines/deadlines';

const start = fc.record({ year: fc.integer({ min: 2026, max: 2031 }), month: fc.constantFrom(...MONTHS) });
const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2031-12-28'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const SEP = { year: 2027, month: 'Sep' } as const;
const NEXT = { year: 2028, month: 'Sep' } as const;

describe('the days of another start', () => {
  it('go along by as many months, whatever the two starts: of days up to the 28th back and forth is where it was', () => {
    fc.assert(
      fc.property(day, start, start, (on, from, to) => {
        const moved = movedDay(on, from, to) ?? '';
        const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        const apart = (to.year - from.year) * 12 + MONTHS.indexOf(to.month) - MONTHS.indexOf(from.month);
        expect(months(moved) - months(on)).toBe(apart);
        if (Number(on.slice(8)) <= 28) expect(movedDay(moved, to, from)).toBe(on);
      }),
    );
  });

  it('are none while the new start isn’t known; what was entered meanwhile stays once it is', () => {
    expect(movedDay('2026-12-10', SEP, null)).toBeNull();
    expect(movedDay('2026-12-10', null, NEXT)).toBe('2026-12-10');
    expect(movedDay(null, SEP, NEXT)).toBeNull();
  });
});

describe('what is open at another start', () => {
  const item = (_id: string, state: ItemState, dueOn: string | null) => ({
    ...{ _id, label: _id, state, dueOn, reason: '' },
  });
  const items = [
    item('bank', 'redo', '2026-12-06'),
    item('reference', 'requested', '2026-12-10'),
    item('essay', 'requested', null),
    item('passport', 'received', '2026-12-01'),
  ];

  it('closes or goes along, each said; what was answered stays as it is', () => {
    const after = itemsAt(items, SEP, NEXT, ['bank', 'passport']);
    expect(after.map(({ item: { state, dueOn }, act, said }) => [state, dueOn, act, said])).toEqual([
      ['waived', '2026-12-06', 'waived', 'Closed because the start is now Sep 2028'],
      ['requested', '2027-12-10', 'changed', 'Due 10 Dec 2027 (before: 10 Dec 2026)'],
      ['requested', null, null, ''],
      ['received', '2026-12-01', null, ''],
    ]);
  });

  it('leaves no due day of the former start, for any start and items', () => {
    fc.assert(
      fc.property(fc.array(day, { maxLength: 6 }), start, start, (days, from, to) => {
        fc.pre(startOrder(from) !== startOrder(to));
        const open = days.map((on, at) => item(String(at), 'requested', on));
        for (const { item: after, act, said } of itemsAt(open, from, to, ['0'])) {
          const before = open[Number(after._id)]?.dueOn;
          expect(after.state === 'waived' || after.dueOn !== before).toBe(true);
          expect(act !== null && said !== '').toBe(true);
        }
        expect(itemsAt(open, from, null, []).every(({ item: { dueOn } }) => dueOn === null)).toBe(true);
      }),
    );
  });

  it('takes the offer’s days along and leaves the course’s first day to the university', () => {
    const offer = { replyBy: '2026-12-01', depositBy: '2027-01-15', startOn: '2027-09-06', reply: null };
    expect(offerAt(offer, SEP, NEXT)).toEqual({
      offer: { replyBy: '2027-12-01', depositBy: '2028-01-15', startOn: null, reply: null },
      said: [
        'Reply by 1 Dec 2027 (before: 1 Dec 2026)',
        'Deposit by 15 Jan 2028 (before: 15 Jan 2027)',
        'Course starts not known yet (before: 6 Sep 2027)',
      ],
    });
    // The day of a reply that was given says when it had to come.
    expect(offerAt({ ...offer, reply: {} }, SEP, NEXT).offer.replyBy).toBe('2026-12-01');
  });
});

describe('a start', () => {
  it('is refused where it is past, too far, or the one there is', () => {
    const problem = (given: Parameters<typeof startProblem>[0]) =>
      Object.keys(startProblem(given, SEP, '2027-03-31') ?? {});
    expect(problem({ year: 2027, month: 'Feb' })).toEqual(['month']);
    expect(problem({ year: 2027, month: 'Mar' })).toEqual([]);
    expect(problem(SEP)).toEqual(['month']);
    expect(problem({ year: 2033, month: 'Jan' })).toEqual(['year']);
    expect(problem(NEXT)).toEqual([]);
  });

  it('that nobody knows yet is said so, and never the one before', () => {
    const application = { ...SEP, intakeOn: 0 };
    expect([startOf(application), presentStart(application)]).toEqual(['not known yet', null]);
    expect(startOf({ ...SEP, intakeOn: 202_709 })).toBe('Sep 2027');
  });

  it('that a student asks for lets every day rest', () => {
    const offer = { replyBy: '2027-01-01', depositBy: null, startOn: null, reply: null, made: { at: new Date() } };
    const application = { status: 'Offer Received', offer } as const;
    expect(deadlinesOf(application)).toHaveLength(1);
    expect(deadlinesOf({ ...application, startRequest: {} })).toEqual([]);
  });
});
