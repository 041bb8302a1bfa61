import { expect, it } from 'vitest';
import { WEEKDAYS, workingDaysBefore, workingDaysBetween } from '@/lib/domain/days/working-days';
import { longIt } from '../support/long-it';

// 2026-11-20 is a Friday.
const at = (text: string) => new Date(`${text}Z`);
const WEEK = { days: WEEKDAYS.slice(0, 5), timeZone: 'UTC' };

it('a working day before a Monday is the Friday before, at the same time', () => {
  expect(workingDaysBefore(at('2026-11-23T10:00:00'), 1, WEEK)).toEqual(at('2026-11-20T10:00:00'));
  expect(workingDaysBefore(at('2026-11-20T10:00:00'), 5, WEEK)).toEqual(at('2026-11-13T10:00:00'));
  expect(workingDaysBefore(at('2026-11-20T10:00:00'), 0, WEEK)).toEqual(at('2026-11-20T10:00:00'));
});

it('a weekend adds nothing', () => {
  for (const weekend of ['2026-11-21T00:00:00', '2026-11-21T12:00:00', '2026-11-22T23:59:59']) {
    expect(workingDaysBefore(at(weekend), 1, WEEK)).toEqual(at('2026-11-20T00:00:00'));
    expect(workingDaysBetween(at('2026-11-20T00:00:01'), at(weekend), WEEK)).toBe(0);
    expect(workingDaysBetween(at('2026-11-20T00:00:00'), at(weekend), WEEK)).toBe(1);
  }
});

it('what began at a weekend is as old on the next weekend as on the Monday after: five working days', () => {
  for (const start of ['2026-11-14T08:00:00', '2026-11-15T20:00:00', '2026-11-16T00:00:00']) {
    for (const end of ['2026-11-21T06:00:00', '2026-11-22T23:00:00', '2026-11-23T00:00:00', '2026-11-23T12:00:00']) {
      expect(workingDaysBetween(at(start), at(end), WEEK), `${start} to ${end}`).toBe(5);
    }
  }
});

longIt('what is a number of working days old is what lies before that many working days', () => {
  const now = at('2026-11-25T09:30:00');
  for (let hours = 0; hours < 24 * 40; hours += 5) {
    const moment = new Date(now.getTime() - hours * 3_600_000);
    const days = workingDaysBetween(moment, now, WEEK);
    expect(workingDaysBefore(now, days, WEEK) >= moment).toBe(true);
    expect(workingDaysBefore(now, days + 1, WEEK) < moment).toBe(true);
  }
});

it('what has just happened, or lies ahead, is not a date old', () => {
  const now = at('2026-11-25T09:30:00');
  expect(workingDaysBetween(now, now, WEEK)).toBe(0);
  expect(workingDaysBetween(at('2026-12-25T09:30:00'), now, WEEK)).toBe(0);
});

it('an office that works from Sunday to Friday, by the days of its own place', () => {
  const week = { days: ['Sunday', ...WEEKDAYS.slice(0, 5)] as const, timeZone: 'Asia/Kathmandu' };
  // Saturday in Kathmandu, from 18:15 UTC on the Friday.
  expect(workingDaysBefore(at('2026-11-20T18:14:00'), 0, week)).toEqual(at('2026-11-20T18:14:00'));
  expect(workingDaysBefore(at('2026-11-20T18:16:00'), 1, week)).toEqual(at('2026-11-19T18:15:00'));
  expect(workingDaysBetween(at('2026-11-20T10:00:00'), at('2026-11-22T10:00:00'), week)).toBe(1);
  expect(workingDaysBetween(at('2026-11-20T10:00:00'), at('2026-11-22T10:00:00'), WEEK)).toBe(0);
});

it('keeps the clock where clocks were changed in between', () => {
  const week = { days: WEEKDAYS.slice(0, 5), timeZone: 'Europe/London' };
  expect(workingDaysBefore(at('2026-10-26T10:00:00'), 1, week)).toEqual(at('2026-10-23T09:00:00'));
});
