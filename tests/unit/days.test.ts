import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dayOf, daysBetween, toDay } from '@/lib/domain/days/day';
import { zonePlaces } from '@/lib/domain/days/zone-places';
import { LONG } from '../support/tiers';

/** A library of days judges ours. */

const START = Date.UTC(1950, 0, 1);
const END = Date.UTC(2099, 11, 31);
/** All zones that a person can choose in the long run; else those with odd offsets, skipped days and changes at midnight. */
const ZONES = LONG
  ? [...new Set(zonePlaces().map(({ name }) => name))]
  : [
      'UTC',
      'Asia/Kolkata',
      'Asia/Kathmandu',
      'Europe/London',
      'America/New_York',
      'America/St_Johns',
      'Africa/Cairo',
    ].concat(['America/Santiago', 'Australia/Lord_Howe', 'Pacific/Apia', 'Pacific/Chatham', 'Pacific/Kiritimati']);

const moments = fc.integer({ min: START, max: END });
/** Leap days and the ends of months come up as often as all other days together. */
const days = fc
  .oneof(
    moments.map((at) => new Date(at)),
    fc
      .tuple(fc.integer({ min: 1950, max: 2099 }), fc.integer({ min: 1, max: 12 }))
      .map(([y, m]) => new Date(Date.UTC(y, m, 0))),
    fc.integer({ min: 488, max: 524 }).map((fourth) => new Date(Date.UTC(fourth * 4, 1, 29))),
  )
  .map((at) => at.toISOString().slice(0, 10));
const judged = (at: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate().toString();

describe('a day', () => {
  it.each(ZONES)('is that of %s at each moment, also where its clocks change', (zone) => {
    fc.assert(
      fc.property(moments, (at) => {
        expect(dayOf(new Date(at), zone)).toBe(judged(at, zone));
      }),
      { numRuns: 100 },
    );
    let clock = Temporal.Instant.from('2025-12-31T12:00Z').toZonedDateTimeISO(zone);
    for (let change = clock.getTimeZoneTransition('previous'); change && change.year > 2023; ) {
      for (const start of [change.startOfDay(), change, change.add({ days: 1 }).startOfDay()])
        for (const past of [-1, 0, 1]) {
          const at = start.epochMilliseconds + past;
          expect(dayOf(new Date(at), zone)).toBe(judged(at, zone));
        }
      clock = change;
      change = clock.getTimeZoneTransition('previous');
    }
  });

  it('refuses a moment that is none, and a zone that is none', () => {
    expect(() => dayOf(new Date(Number.NaN), 'UTC')).toThrow(RangeError);
    expect(() => dayOf(new Date(Number.NaN), 'Asia/Kolkata')).toThrow(RangeError);
    expect(() => dayOf(new Date(START), 'Asia/Nowhere')).toThrow(RangeError);
  });

  it('is read from a text only where that is one of the calendar, written as it is stored', () => {
    fc.assert(fc.property(days, (day) => toDay(day) === day));
    for (const text of ['', 'soon', '2026-02-29', '2026-13-01', '2026-1-05', '05/01/2026', '2026-01-05T10:00:00Z'])
      expect(() => toDay(text), text).toThrow(RangeError);
  });

  it('is counted on and back by days, and the days between two are counted', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -40_000, max: 40_000 }), (day, count) => {
        const there = Temporal.PlainDate.from(day).add({ days: count }).toString();
        expect(addDays(day, count)).toBe(there);
        expect(daysBetween(day, there)).toBe(count);
      }),
    );
  });

  it("is counted by months from where it starts, to the month's last day where it has no such day", () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-01-31', 2)).toBe('2026-03-31');
    expect(addMonths('2024-02-29', 24)).toBe('2026-02-28');
    fc.assert(
      fc.property(days, fc.integer({ min: -600, max: 600 }), (day, count) => {
        expect(addMonths(day, count)).toBe(Temporal.PlainDate.from(day).add({ months: count }).toString());
      }),
    );
  });
});
