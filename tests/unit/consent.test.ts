import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isMinor } from '@/lib/domain/applications/age';
import { awaitedConsentWords } from '@/lib/domain/applications/consent';
import { sourceFiles } from '../support/rooms';

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

describe('the age in a sentence', () => {
  it('is made of ADULT_AGE, never typed beside it; a country’s own rule is another', () => {
    const typed = sourceFiles()
      .filter((file) => !file.startsWith('lib/engines/facts/'))
      .flatMap((file) => {
        const texts = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
        return [...texts.matchAll(/\bunder (?:1\d|2[01])\b/gi)].map(([age]) => `${file}: ${age}`);
      });
    expect(typed, 'Make it of ADULT_AGE, lib/domain/applications/age.ts.').toEqual([]);
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
