import { describe, expect, it } from 'vitest';
import { intakeProblem, offeredMonths, offeredYears } from '@/lib/services/applications/intakes';

const now = new Date('2026-11-20T10:00:00Z');

describe('intakes offered on apply', () => {
  it('are this year and the next two', () => {
    expect(offeredYears(now)).toEqual([2026, 2027, 2028]);
  });

  it('are the months of the course in calendar order, all twelve when none is published', () => {
    expect(offeredMonths('Sep Jan')).toEqual(['Jan', 'Sep']);
    expect(offeredMonths('')).toHaveLength(12);
  });

  it('exclude months already past in this year, not the current one', () => {
    expect(intakeProblem('Jan Sep Nov', { year: 2026, month: 'Sep' }, now)).toEqual({
      month: 'Sep 2026 is already past.',
    });
    expect(intakeProblem('Jan Sep Nov', { year: 2026, month: 'Nov' }, now)).toBeNull();
    expect(intakeProblem('Jan Sep Nov', { year: 2027, month: 'Jan' }, now)).toBeNull();
    expect(intakeProblem('Jan', { year: 2027, month: 'Sep' }, now)).toHaveProperty('month');
    expect(intakeProblem('Jan', { year: 2025, month: 'Jan' }, now)).toHaveProperty('year');
  });
});
