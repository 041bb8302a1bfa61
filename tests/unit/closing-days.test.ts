import { describe, expect, it } from 'vitest';
import { closingNote } from '@/components/course/closing-note';
import { courseFields } from '@/lib/contract/catalogue/course-field-rules';
import {
  closesText,
  closingDaysOf,
  closingText,
  isClosed,
  nextClosing,
  readClosingDays,
} from '@/lib/domain/courses/closing-days';
import { intakesOf } from '@/lib/domain/courses/intakes';
import { parseClosingDays } from '@/lib/engines/import/values/closing-days';

describe('closing days', () => {
  it.each([
    ['Sep 2027-06-30', 'Jan Sep', 'Sep 2027-06-30'],
    ['Sep: 30 June 2027; Jan 2026-11-30', 'Jan Sep', 'Jan 2026-11-30 Sep 2027-06-30'],
    ['September – 30-Jun-2027', 'Sep', 'Sep 2027-06-30'],
    ['Sept 2027-06-30', '', 'Sep 2027-06-30'],
    ['Jan 2026-11-30 Sep 2027-06-30', 'Jan Sep', 'Jan 2026-11-30 Sep 2027-06-30'],
    ['Jan 2026-11-30, Sep 2027-06-30', 'Jan Sep', 'Jan 2026-11-30 Sep 2027-06-30'],
    ['30 June 2027', 'Sep', 'Sep 2027-06-30'],
    ['2028-02-29', 'Sep', 'Sep 2028-02-29'],
    ['', 'Sep', ''],
  ])('%j for the intakes %j are %j', (text, intakes, value) => {
    expect(readClosingDays(text, intakesOf(intakes))).toEqual({ value });
  });

  it.each([
    ['soon', 'Sep'],
    ['30/06/2027', 'Sep'],
    ['Sep 2027-02-30', 'Sep'],
    ['Sep 31 April 2027', 'Sep'],
    ['2027-06-30', 'Jan Sep'],
    ['2027-06-30', ''],
    ['May 2027-01-31', 'Jan Sep'],
    ['Someday 2027-01-31', ''],
  ])('%j for the intakes %j are refused with a reason', (text, intakes) => {
    expect(readClosingDays(text, intakesOf(intakes))).toMatchObject({ problem: expect.stringMatching(/\S/) });
  });

  it('are stored as a text and given back by month', () => {
    const days = { Sep: '2027-06-30', Jan: '2026-11-30' };
    expect(closingText(days)).toBe('Jan 2026-11-30 Sep 2027-06-30');
    expect(closingDaysOf(closingText(days))).toEqual(days);
    expect(closingDaysOf(undefined)).toEqual({});
  });

  it.each([
    ['2027-06-29', false],
    ['2027-06-30', false],
    ['2027-07-01', true],
  ])('on %s the intake is closed: %j', (today, closed) => {
    expect(isClosed({ Sep: '2027-06-30' }, 'Sep', today)).toBe(closed);
    expect(isClosed({ Sep: '2027-06-30' }, 'Jan', today)).toBe(false);
  });

  it('come next in the order of their days', () => {
    const days = { Jan: '2027-11-30', Sep: '2027-06-30' };
    expect(nextClosing(days, '2027-06-18')).toEqual({ month: 'Sep', day: '2027-06-30', inDays: 12 });
    expect(nextClosing(days, '2027-07-01')).toMatchObject({ month: 'Jan' });
    expect(nextClosing(days, '2028-01-01')).toBeNull();
    expect([0, 1, 12].map(closesText)).toEqual(['closes today', 'closes tomorrow', 'closes in 12 days']);
  });

  it.each([
    [{ Sep: '2027-06-30' }, '2027-06-18', 'Sep closes in 12 days'],
    [{ Sep: '2027-06-30' }, '2027-01-01', ''],
    [{ Sep: '2027-06-30' }, '2027-07-01', 'Sep closed'],
    [{ Jan: '2026-11-30', Sep: '2027-06-30' }, '2027-06-29', 'Sep closes tomorrow, Jan closed'],
    [{}, '2027-01-01', ''],
  ])('%j on %s make the card say %j', (days, today, note) => {
    expect(closingNote(days, new Date(`${today}T12:00:00Z`))).toBe(note);
  });

  it.each([
    [{ Sep: '2027-06-30' }, '2027-01-01', 'Sep closes 30 Jun 2027'],
    [{ Sep: '2027-06-30' }, '2027-06-18', 'Sep closes in 12 days'],
    [{ Sep: '2027-06-30' }, '2027-07-01', 'Sep closed'],
    [{}, '2027-01-01', ''],
  ])('%j on %s make a card in the order of closing days say %j', (days, today, note) => {
    expect(closingNote(days, new Date(`${today}T12:00:00Z`), true)).toBe(note);
  });

  it('come from a cell of a spreadsheet, as a date too', () => {
    expect(parseClosingDays(new Date('2027-06-30T00:00:00Z'), intakesOf('Sep'))).toEqual({ value: 'Sep 2027-06-30' });
    expect(parseClosingDays('tbc', intakesOf('Sep'))).toEqual({ value: null });
    expect(parseClosingDays('rolling', intakesOf('Sep')).problem).toMatch(/write the intake month/);
    expect(parseClosingDays(46203, intakesOf('Sep')).problem).toMatch(/is not a closing date/);
  });

  it('are taken by the API by month or as people write them, and refused at their field', () => {
    const field = courseFields.shape.closingDays;
    expect(field.parse({ Sep: '2027-06-30' } as never)).toBe('Sep 2027-06-30');
    expect(field.parse('Sep: 30 June 2027')).toBe('Sep 2027-06-30');
    for (const wrong of [{ Sept: '2027-06-30' }, { Sep: '2027-02-30' }, 'soon', 5]) {
      expect(field.safeParse(wrong as never).success, JSON.stringify(wrong)).toBe(false);
    }
  });
});
