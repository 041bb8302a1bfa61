import { describe, expect, it } from 'vitest';
import type { Country } from '@/lib/domain/countries';
import type { Cell } from '@/lib/engines/import/spreadsheet';
import { type DurationUnit, parseDuration } from '@/lib/engines/import/values/duration';
import { parseIntakes } from '@/lib/engines/import/values/intakes';

describe('durations', () => {
  it.each<[string | number, number, DurationUnit?]>([
    ['1.5 years', 18],
    ['1,5 years', 18],
    ['1½ years', 18],
    ['2 1/2 years', 30],
    ['18 months', 18],
    ['78 weeks', 18],
    ['26 wks', 6],
    ['10 weeks', 2.5],
    ['1 week', 0.5],
    ['2yrs', 24],
    ['12m', 12],
    ['4-year', 48],
    ['3 Year(s)', 36],
    ['two years', 24],
    ['a year', 12],
    ['half a year', 6],
    ['1 academic year', 12],
    ['3 years (6 semesters)', 36],
    ['1 year 6 months', 18],
    ['1 year and 6 months', 18],
    ['2 years full time, 4 part time', 24],
    ['2 years full-time / 4 years part-time', 24],
    ['Part-time: 4 years; Full-time: 2 years', 24],
    ['4 years PT, 2 years FT', 24],
    ['52 weeks (12 months)', 12],
    ['90 days', 3],
    ['12 months/1 year', 12],
    ['2 years (maximum 6 years)', 24],
    ['1 year full-time; 2-3 years part-time', 12],
    ['3 years full-time, 4 years with a placement', 36],
    ['Full-time: 1 year; Part-time: 2 years', 12],
    [104, 24, 'weeks'],
    ['104', 24, 'weeks'],
    [1.5, 18, 'years'],
    [24, 24, 'months'],
  ])('%j is %f months', (cell, months, unit) => {
    expect(parseDuration(cell, unit)).toEqual({ value: months });
  });

  it.each<[string | number]>([
    ['24'],
    [36],
    ['3-4 years'],
    ['12 to 18 months'],
    ['12 or 18 months'],
    ['Up to 6 years'],
    ['At least 2 years'],
    ['2 to 3 years full-time'],
    ['Part-time distance learning 2 years'],
    ['3 trimesters'],
    ['2 years + 1 year co-op'],
    ['6 years part-time'],
    ['varies'],
    ['99 years'],
  ])('%j gives no duration and says why', (cell) => {
    expect(parseDuration(cell, undefined)).toEqual({ value: null, problem: expect.stringContaining('“') });
  });
});

describe('intakes', () => {
  const intakes = (cell: Cell, country: Country = 'Canada') => parseIntakes(cell, country);
  it.each<[Cell, string]>([
    ['Sep & Jan', 'Jan Sep'],
    ['February, July', 'Feb Jul'],
    ['Sept', 'Sep'],
    ['JAN/MAY/SEP', 'Jan May Sep'],
    ['Jan-May-Sep', 'Jan May Sep'],
    ['September 2025', 'Sep'],
    ['Sep-25', 'Sep'],
    ['15 September', 'Sep'],
    ['1st July and 1st February', 'Feb Jul'],
    ['2025-09-01', 'Sep'],
    ['15/09/2025; 20/01/2026', 'Jan Sep'],
    ['09/2025', 'Sep'],
    ['Intakes: Feb and Jul', 'Feb Jul'],
    ['Every month', 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'],
    ['Year-round', 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'],
    ['2|7', 'Feb Jul'],
    ['02, 09', 'Feb Sep'],
    ['All year round', 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'],
    [new Date('2025-09-01'), 'Sep'],
    ['Sep, Sep, Jan', 'Jan Sep'],
    ['Fall (September), Winter 2026 (January)', 'Jan Sep'],
  ])('%j is %s', (cell, expected) => {
    expect(intakes(cell)).toEqual({ value: expected });
  });

  it.each<[string, Country, string]>([
    ['Fall', 'Canada', 'Sep'],
    ['Fall 2025, Winter 2026', 'Canada', 'Jan Sep'],
    ['Fall and Spring', 'USA', 'Jan Aug'],
    ['Semester 1, Semester 2', 'Australia', 'Feb Jul'],
    ['Sem 1 & Sem 2', 'Singapore', 'Jan Aug'],
    ['Semester 1 and 2', 'Australia', 'Feb Jul'],
    ['S1, S2', 'Australia', 'Feb Jul'],
    ['Trimester 1, 2 and 3', 'Australia', 'Mar Jul Nov'],
    ['T1/T3', 'New Zealand', 'Mar Nov'],
    ['Rolling', 'UK', 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'],
    ['Febuary, Septmber', 'UK', 'Feb Sep'],
    ['Sep (limited seats)', 'UK', 'Sep'],
  ])('%j in %s is %s, and says how that was read', (cell, country, expected) => {
    expect(intakes(cell, country)).toEqual({ value: expected, problem: expect.any(String) });
  });

  it.each<[Cell]>([
    ['Rolling admission'],
    ['2/7'],
    ['13|2'],
    ['Jan to May'],
    ['No September intake'],
    ['All except Jan'],
    ['03/09/2025'],
    [2],
    ['2'],
    ['Fall or so, closed'],
    ['ask'],
  ])('%j gives no intake and says why', (cell) => {
    expect(intakes(cell)).toEqual({ value: null, problem: expect.any(String) });
  });

  it.each(['', 'N/A', 'TBC', '-'])('%j says nothing', (cell) => {
    expect(intakes(cell)).toEqual({ value: null });
  });

  it('does not know the terms of countries that have none', () => {
    expect(intakes('Fall', 'Singapore').value).toBeNull();
  });
});
