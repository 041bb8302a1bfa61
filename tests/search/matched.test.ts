import { describe, expect, it } from 'vitest';
import { BUILT_IN_DICTIONARY } from '@/lib/engines/meaning/dictionary';
import { differingLetters } from '@/lib/engines/meaning/difference';
import { matchedByTerms } from '@/lib/engines/meaning/matched';
import { readTerms, SearchDictionary } from '@/lib/engines/meaning/terms';
import { foldWithPlaces } from '@/lib/engines/search/folded-places';
import { type MatchedPiece, matchedExactly } from '@/lib/engines/search/matched';
import { fold, parseKeyword } from '@/lib/engines/search/types/fold';
import { longIt } from '../support/long-it';
import { pick, seededRandom } from './generate';

/** The text with what matched in brackets, and what differs in braces. */
function shown(text: string, pieces: readonly MatchedPiece[] = []): string {
  let out = '';
  let at = 0;
  for (const { from, to, differs } of pieces) {
    out += text.slice(at, from) + (differs ? `{${text.slice(from, to)}}` : `[${text.slice(from, to)}]`);
    at = to;
  }
  return out + text.slice(at);
}

describe('a folded text with its places', () => {
  const pieces = [
    'a',
    'Z',
    'É',
    'E\u0301',
    'ß',
    'ﬁ',
    'Æ',
    'İ',
    'Ｗ',
    ' ',
    '\u00a0',
    '\t',
    '\u200b',
    '’',
    'Σ',
    '𝔸',
    '각',
  ];

  longIt('is the folded text, and every letter leads back to what it was written as: 2,000 random texts', () => {
    const random = seededRandom(31);
    for (let number = 0; number < 2_000; number++) {
      const text = Array.from({ length: 1 + Math.floor(random() * 12) }, () => pick(random, pieces)).join('');
      const places = foldWithPlaces(text);
      expect(places?.folded, JSON.stringify(text)).toBe(fold(text));
      for (const [at, letter] of [...(places?.folded ?? '').split('').entries()]) {
        const written = text.slice(places?.from(at), places?.to(at));
        if (letter !== ' ') expect(fold(written), JSON.stringify([text, at])).toContain(letter);
      }
    }
  });
});

describe('what has the keyword itself', () => {
  const texts = {
    course: 'Études de santé: HEALTH, health & Eﬃcient care',
    university: 'Université Health',
    campus: 'Health Park',
  };
  const of = (q: string) => {
    const { course, university, campus } = matchedExactly(texts, parseKeyword(q));
    return [shown(texts.course, course), shown(texts.university, university), shown(texts.campus, campus)];
  };

  it('is every occurrence in the names of course and university, whatever its case, accents and ligatures', () => {
    expect(of('health')).toEqual([
      'Études de santé: [HEALTH], [health] & Eﬃcient care',
      'Université [Health]',
      'Health Park',
    ]);
    expect(of('ETUDES')[0]).toBe('[Études] de santé: HEALTH, health & Eﬃcient care');
    expect(of('sante')[0]).toBe('Études de [santé]: HEALTH, health & Eﬃcient care');
    // A part of a ligature marks all of it: it is one sign.
    expect(of('fic')[0]).toBe('Études de santé: HEALTH, health & E[ﬃc]ient care');
  });

  it('has after an @ the part of the university only', () => {
    expect(of('care@univ')).toEqual([
      'Études de santé: HEALTH, health & Eﬃcient [care]',
      '[Univ]ersité Health',
      'Health Park',
    ]);
    expect(of('')).toEqual([texts.course, texts.university, texts.campus]);
  });

  it('marks an accent of its own with the letter it stands on', () => {
    const course = 'E\u0301tudes';
    expect(shown(course, matchedExactly({ course, university: '', campus: '' }, parseKeyword('e')).course)).toBe(
      '[E\u0301]tud[e]s',
    );
  });
});

describe('what the terms of a keyword were found by', () => {
  const dictionary = new SearchDictionary(BUILT_IN_DICTIONARY);
  const spellings: Record<string, string[]> = { nursng: ['nursing'], sciense: ['science'] };
  const slips: Record<string, string[]> = { managment: ['management', 'managment'] };
  const of = (q: string, texts: { course: string; university: string; campus: string }) => {
    const terms = readTerms(fold(q), dictionary, new Set(['toronto']));
    const { course, university, campus } = matchedByTerms(
      texts,
      terms,
      (word) => spellings[word] ?? [],
      (word) => slips[word] ?? [],
    );
    return [shown(texts.course, course), shown(texts.university, university), shown(texts.campus, campus)].join(' | ');
  };

  it('is what an entry means, and the place', () => {
    const texts = { course: 'Master of Business Administration', university: 'York', campus: 'Toronto (Keele)' };
    expect(of('mba toronto', texts)).toBe('[Master of Business Administration] | York | [Toronto] (Keele)');
  });

  it('is whole words for short texts, and marks that overlap are one', () => {
    const texts = { course: 'Italian IT and Information Technology', university: 'IT College', campus: '' };
    expect(of('it', texts)).toBe('Italian [IT] and Information Technology | [IT] College | ');
    const business = { course: 'Master of Business Administration', university: 'A', campus: '' };
    expect(of('business mba', business)).toBe('[Master of Business Administration] | A | ');
  });

  it('marks the letters in which a word differs from what was typed', () => {
    const texts = { course: 'Bachelor of Nursing Science', university: 'Nursing School', campus: '' };
    expect(of('nursng sciense', texts)).toBe('Bachelor of [Nurs]{i}[ng] [Scien]{c}[e] | [Nurs]{i}[ng] School | ');
  });

  it('marks what a rare word was read for where the course does not have it itself', () => {
    const texts = { course: 'Hotel Management', university: 'Management Academy', campus: '' };
    expect(of('managment hotel', texts)).toBe('[Hotel] [Manag]{e}[ment] | [Manag]{e}[ment] Academy | ');
    const own = { course: 'Garden Managment', university: 'Management Academy', campus: '' };
    expect(of('managment garden', own)).toBe('[Garden] [Managment] | Management Academy | ');
  });
});

describe('the letters in which two words differ', () => {
  it.each([
    ['nursng', 'nursing', [4]],
    ['nurssing', 'nursing', [3]],
    ['nusring', 'nursing', [2, 3]],
    ['engneer', 'engineering', [3]],
    ['datas', 'data', [3]],
    ['data', 'data', []],
    ['x'.repeat(80), 'data', []],
  ])('of %s in %s', (typed, word, places) => {
    expect(differingLetters(typed, word)).toEqual(places);
  });
});
