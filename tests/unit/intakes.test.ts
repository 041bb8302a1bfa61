import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { intakesOf, intakeText, storedClosingDays, storedIntakes, withLists } from '@/lib/domain/courses/intakes';
import { intakeProblem, offeredMonths, offeredYears } from '@/lib/services/applications/intakes';
import { sourceFiles } from '../support/rooms';

const now = new Date('2026-11-20T10:00:00Z');

describe('intakes offered on apply', () => {
  it('are this year and the next two', () => {
    expect(offeredYears(now)).toEqual([2026, 2027, 2028]);
  });

  it('are the months of the course in calendar order, all twelve when none is published', () => {
    expect(offeredMonths(intakesOf('Sep Jan'))).toEqual(['Jan', 'Sep']);
    expect(offeredMonths(intakesOf(''))).toHaveLength(12);
  });

  it('exclude months already past in this year, not the current one', () => {
    expect(intakeProblem(intakesOf('Jan Sep Nov'), { year: 2026, month: 'Sep' }, now)).toEqual({
      month: 'Sep 2026 has already passed.',
    });
    expect(intakeProblem(intakesOf('Jan Sep Nov'), { year: 2026, month: 'Nov' }, now)).toBeNull();
    expect(intakeProblem(intakesOf('Jan Sep Nov'), { year: 2027, month: 'Jan' }, now)).toBeNull();
    expect(intakeProblem(intakesOf('Jan'), { year: 2027, month: 'Sep' }, now)).toHaveProperty('month');
    expect(intakeProblem(intakesOf('Jan'), { year: 2025, month: 'Jan' }, now)).toHaveProperty('year');
  });
});

describe('a stored course’s intakes and closing days', () => {
  const texts = { admissionIntake: 'Jan Sep', closingDays: 'Jan 2026-11-30 Sep 2027-06-30' };
  const days = { Jan: '2026-11-30', Sep: '2027-06-30' };

  it('are lists, which say what the texts say', () => {
    const stored = withLists(texts);
    expect(stored).toMatchObject({ ...texts, intakes: ['Jan', 'Sep'], closings: [{ month: 'Jan' }, { month: 'Sep' }] });
    expect([storedIntakes(stored), storedClosingDays(stored)]).toEqual([['Jan', 'Sep'], days]);
    expect(withLists({ ielts: 6 })).toEqual({ ielts: 6 });
    expect(withLists({ admissionIntake: '' })).toEqual({ admissionIntake: '', intakes: [] });
  });

  it('are read from the texts where there are no lists, or these are of an earlier text', () => {
    const stale = { ...texts, intakes: ['May' as const], closings: [] };
    for (const stored of [texts, stale])
      expect([storedIntakes(stored), storedClosingDays(stored)]).toEqual([['Jan', 'Sep'], days]);
    expect(storedClosingDays({})).toEqual({});
  });

  it('have one text, in calendar order', () => {
    expect(intakeText(['Sep', 'Jan', 'Sep'])).toBe('Jan Sep');
    expect(intakeText([])).toBe('');
  });

  it('are taken from their texts in one place', () => {
    const splits = /(admissionIntake|intakes|closingDays)\??\s*\.(split|match|replace)/i;
    expect(sourceFiles().filter((file) => splits.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
