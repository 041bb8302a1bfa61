import { beforeAll, describe, expect, it } from 'vitest';
import { EXAMPLES } from '@/app/(landing)/_parts/examples';
import { BUILT_IN_DICTIONARY } from '@/lib/engines/meaning/dictionary';
import { findSentence } from '@/lib/engines/meaning/evidence/found';
import { readSentence } from '@/lib/engines/meaning/meaning';
import { SearchDictionary } from '@/lib/engines/meaning/terms';
import { buildCourseIndex, type CourseIndex } from '@/lib/engines/search/course-index';
import { EVERYTHING } from './generate-queries';
import { demoCatalogue } from './relevance/catalogues';
import { PER_EURO } from './unseen/rates';

describe('the examples of the landing page', () => {
  const dictionary = new SearchDictionary(BUILT_IN_DICTIONARY);
  let index: CourseIndex;
  beforeAll(async () => {
    index = await buildCourseIndex(demoCatalogue(), { rates: { base: 'EUR', perBase: PER_EURO } });
  });

  it.each(EXAMPLES)(
    '“$words” is read as its address says, leaves nothing aside and has courses',
    ({ words, search }) => {
      const address = Object.fromEntries(new URLSearchParams(search));
      const sentence = readSentence(index, words, dictionary);
      const found = sentence && findSentence(index, sentence, { ...EVERYTHING, q: words }, dictionary);
      expect(found?.aside).toEqual([]);
      expect(found?.total).toBeGreaterThan(0);
      const { q, ...filters } = address;
      expect(found?.q).toBe(q);
      const said = Object.entries(found?.filters ?? {}).map(([name, value]) => [name, String(value)]);
      expect(Object.fromEntries(said)).toEqual(filters);
    },
  );
});
