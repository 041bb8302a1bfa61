import { beforeAll, expect, it } from 'vitest';
import { BUILT_IN_DICTIONARY } from '@/lib/engines/meaning/dictionary';
import { findSentence } from '@/lib/engines/meaning/evidence/found';
import { didYouMean, matchedBeyond, readSentence, searchBeyond } from '@/lib/engines/meaning/meaning';
import { SpellingBound } from '@/lib/engines/meaning/spelling-bound';
import { SearchDictionary } from '@/lib/engines/meaning/terms';
import { buildCourseIndex, type CourseIndex } from '@/lib/engines/search/course-index';
import { generateCourses, seededRandom } from './generate';
import { EVERYTHING } from './generate-queries';

const dictionary = new SearchDictionary(BUILT_IN_DICTIONARY);
const random = seededRandom(44);
const letter = () => 'abcdefghijklmnopqrstuvwxyz'[Math.floor(random() * 26)] as string;
/** Words that no catalogue has. */
const invented = (count: number) =>
  Array.from({ length: count }, () => `q${Array.from({ length: 8 }, letter).join('')}`);

let index: CourseIndex;
let word: string;
beforeAll(async () => {
  const courses = generateCourses(300);
  const [base] = courses;
  if (!base) throw new Error('no course');
  const named = { ...base, id: 'f'.repeat(24), course: 'Wonderful Mountain Beekeeping Practice Workshop' };
  index = await buildCourseIndex([...courses, named]);
  word = named.course;
});

/** All that one request asks of the index; returns what it found and how many words it corrected. */
function searched(q: string, bound = new SpellingBound()) {
  const query = { ...EVERYTHING, q };
  const { total, also, close } = searchBeyond(index, query, dictionary, null, bound);
  const sentence = readSentence(index, q, dictionary);
  const courses = sentence && findSentence(index, sentence, query, dictionary, bound).courses;
  const meant = didYouMean(index, q, bound);
  matchedBeyond(index, q, dictionary, [...also.courses, ...close.courses], bound);
  return { found: total + also.total + close.total, courses, meant, corrected: bound.corrected };
}

it.each([1, 2, 3, 4, 5, 14, 40])('of %i invented words at most four are corrected, of more than that none', (count) => {
  const { found, corrected, courses } = searched(invented(count).join(' '));
  expect([found, courses]).toEqual([0, []]);
  expect(corrected).toBe(count > 4 ? 0 : count);
});

it('of known words that no course has together four are looked at for slips, however many there are', () => {
  const names = 'nursing business engineering computing education psychology marketing accounting management science';
  expect(searched(`${names} beekeeping`).corrected).toBeLessThanOrEqual(4);
});

it('four misspelt words of five are corrected, five of five are not', () => {
  const misspelt = ['wonderfull', 'mountan', 'beekeping', 'practize', 'workshp'];
  const four = searched([...misspelt.slice(0, 4), 'workshop'].join(' '));
  expect([four.found, four.corrected]).toEqual([1, 4]);
  expect(searched(misspelt.join(' '))).toMatchObject({ found: 0, meant: null, corrected: 0 });
  expect(searched(word).found).toBe(1);
});

it('no word is corrected once the corrections before it took five milliseconds', () => {
  let now = 0;
  const bound = new SpellingBound(() => {
    now += 3;
    return now;
  });
  expect(searched(invented(4).join(' '), bound).corrected).toBe(2);
});
