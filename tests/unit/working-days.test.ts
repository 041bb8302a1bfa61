import { expect, it } from 'vitest';
import { workingDaysBefore, workingDaysBetween } from '@/lib/domain/days/working-days';

// 2026-11-20 is a Friday.
const at = (text: string) => new Date(`${text}Z`);

it('a working day before a Monday is the Friday before, at the same time', () => {
  expect(workingDaysBefore(at('2026-11-23T10:00:00'), 1)).toEqual(at('2026-11-20T10:00:00'));
  expect(workingDaysBefore(at('2026-11-20T10:00:00'), 5)).toEqual(at('2026-11-13T10:00:00'));
  expect(workingDaysBefore(at('2026-11-20T10:00:00'), 0)).toEqual(at('2026-11-20T10:00:00'));
});

it('a weekend adds nothing', () => {
  for (const weekend of ['2026-11-21T00:00:00', '2026-11-21T12:00:00', '2026-11-22T23:59:59']) {
    expect(workingDaysBefore(at(weekend), 1)).toEqual(at('2026-11-20T00:00:00'));
    expect(workingDaysBetween(at('2026-11-20T00:00:01'), at(weekend))).toBe(0);
    expect(workingDaysBetween(at('2026-11-20T00:00:00'), at(weekend))).toBe(1);
  }
});

it('what began at a weekend is as old on the next weekend as on the Monday after: five working days', () => {
  for (const start of ['2026-11-14T08:00:00', '2026-11-15T20:00:00', '2026-11-16T00:00:00']) {
    for (const end of ['2026-11-21T06:00:00', '2026-11-22T23:00:00', '2026-11-23T00:00:00', '2026-11-23T12:00:00']) {
      expect(workingDaysBetween(at(start), at(end)), `${start} to ${end}`).toBe(5);
    }
  }
});

it('what is a number of working days old is what lies before that many working days', () => {
  const now = at('2026-11-25T09:30:00');
  for (let hours = 0; hours < 24 * 40; hours += 5) {
    const moment = new Date(now.getTime() - hours * 3_600_000);
    const days = workingDaysBetween(moment, now);
    expect(workingDaysBefore(now, days) >= moment).toBe(true);
    expect(workingDaysBefore(now, days + 1) < moment).toBe(true);
  }
});

it('what has just happened, or lies ahead, is not a date old', () => {
  const now = at('2026-11-25T09:30:00');
  expect(workingDaysBetween(now, now)).toBe(0);
  expect(workingDaysBetween(at('2026-12-25T09:30:00'), now)).toBe(0);
});
