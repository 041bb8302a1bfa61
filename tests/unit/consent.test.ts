import { describe, expect, it } from 'vitest';
import { awaitedConsentWords, isMinor } from '@/lib/domain/applications/consent';

describe('whether somebody is under 18', () => {
  it.each<[born: string | null, today: string, minor: boolean]>([
    ['2008-11-28', '2026-11-27', true],
    // On the birthday one is of age: no guardian is asked any more.
    ['2008-11-28', '2026-11-28', false],
    ['2008-11-28', '2026-11-29', false],
    ['2008-02-29', '2026-02-28', true],
    ['2008-02-29', '2026-03-01', false],
    [null, '2026-11-28', false],
  ])('born %s, on %s: %s', (born, today, minor) => {
    expect(isMinor(born, today)).toBe(minor);
  });
});

describe('what lists say of a missing yes', () => {
  it.each<[missing: 'student' | 'guardian' | null, isOwn: boolean, words: string]>([
    [null, true, ''],
    [null, false, ''],
    ['student', true, 'Needs your confirmation'],
    ['student', false, 'Waiting for the student’s consent'],
    ['guardian', true, 'Waiting for the guardian’s consent'],
    ['guardian', false, 'Waiting for the guardian’s consent'],
  ])('%s, own %s: %s', (missing, isOwn, words) => {
    expect(awaitedConsentWords(missing, isOwn)).toBe(words);
  });
});
