import { describe, expect, it } from 'vitest';
import { toDay } from '@/lib/domain/days/day';
import { tooSoon } from '@/lib/services/applications/papers-in-time';

const needed = { today: toDay('2026-11-27'), starts: '2027-09-01', months: 24 };
const papers = (expiry: string, tests: object = {}) =>
  ({ documents: {}, personal: { expiry_date: expiry }, tests }) as unknown as Parameters<typeof tooSoon>[1];

describe('a paper of the profile will do', () => {
  it.each([
    ['2026-11-26', 'The passport in the profile expired on 26 Nov 2026.'],
    ['2027-08-31', 'The passport in the profile expires on 31 Aug 2027, before the course starts.'],
    ['2029-08-31', 'The passport in the profile expires on 31 Aug 2029, before the course ends.'],
    ['2029-09-01', ''],
  ])('a passport until %s: %s', (expiry, words) => {
    expect(tooSoon('passport', papers(expiry), needed)).toBe(words);
  });

  it('a course of unknown length asks for a passport only on its first day', () => {
    expect(tooSoon('passport', papers('2027-09-01'), { ...needed, months: null })).toBe('');
  });

  it('a report must hold on the first day, the later of two counts, and other papers never end', () => {
    const passport = '2035-01-01';
    const old = { ielts_test_date: '2025-08-31' };
    expect(tooSoon('english_certificate', papers(passport, old), needed)).toBe(
      'The IELTS report in the profile expires on 31 Aug 2027, before the course starts.',
    );
    expect(tooSoon('english_certificate', papers(passport, { ...old, pte_test_date: '2026-01-01' }), needed)).toBe('');
    expect(tooSoon('bachelor_degree', papers('2026-01-01', old), needed)).toBe('');
  });
});
