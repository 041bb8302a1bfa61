import { beforeAll, describe, expect, it } from 'vitest';
import { BUILT_IN_DICTIONARY } from '@/lib/engines/meaning/dictionary';
import { readBeyond, searchBeyond } from '@/lib/engines/meaning/meaning';
import type { Held } from '@/lib/engines/meaning/reading/reader';
import { SpellingBound } from '@/lib/engines/meaning/spelling-bound';
import { SearchDictionary } from '@/lib/engines/meaning/terms';
import { buildCourseIndex, type CourseIndex } from '@/lib/engines/search/course-index';
import { longIt } from '../../support/long-it';
import { blankCourse } from '../blank-course';
import { EVERYTHING } from '../generate-queries';
import { demoCatalogue } from '../relevance/catalogues';

const dictionary = new SearchDictionary(BUILT_IN_DICTIONARY);

let demo: CourseIndex;
beforeAll(async () => {
  demo = await buildCourseIndex(demoCatalogue(20_000));
});

function read(q: string, held: Held = '', index = demo) {
  const query = { ...EVERYTHING, q };
  const bound = new SpellingBound();
  return readBeyond(index, dictionary, query, searchBeyond(index, query, dictionary, null), bound, q, 'INR', held);
}

describe('one question back', () => {
  it('is asked where two awards may be had or wanted, and not where the sentence says which', () => {
    const { question } = read('diploma nursing bachelor australia');
    expect(question?.text).toBe('Do you have a diploma, or do you want one?');
    expect(question?.choices).toEqual([
      { label: 'I have one', held: 'have' },
      { label: 'I want one', held: 'want' },
    ]);
    for (const q of [
      'diploma in nursing done, want bachelor in australia',
      'diploma or bachelor nursing australia',
      'bachelor nursing australia',
    ])
      expect(read(q).question, q).toBeNull();
  });

  it('and its answer decides the levels, and is not asked again', () => {
    const q = 'diploma nursing bachelor australia';
    const [have, want] = [read(q, 'have'), read(q, 'want')];
    expect([have.question, want.question]).toEqual([null, null]);
    expect(have.read?.filters.level).toEqual(['Under Graduate']);
    expect(want.read?.filters.level).toEqual(['Under Graduate Diploma', 'Post Graduate Diploma']);
    const ids = (one: typeof have) => one.read?.courses.map(({ id }) => id);
    expect(ids(have)).not.toEqual(ids(want));
  });

  it('asks for the country of a place that two have', async () => {
    const courses = Array.from({ length: 8 }, (_, place) =>
      blankCourse(place, {
        course: `Diploma of Quilting ${place}`,
        campus: 'Northfield',
        country: place % 2 ? 'Canada' : 'UK',
      }),
    );
    const index = await buildCourseIndex(courses);
    expect(read('quilting diploma in northfield', '', index).question).toEqual({
      text: 'Which Northfield do you mean?',
      choices: [
        { label: 'Canada', country: 'Canada' },
        { label: 'UK', country: 'UK' },
      ],
    });
  });
});

describe('a subject that isn’t here', () => {
  it('nothing is shown in its place where nothing else is said, and that is said', () => {
    const { read: found, notes } = read('course in quilting and zorbing');
    expect(found?.courses ?? []).toEqual([]);
    expect(notes.map((note) => note.text)).toEqual(['No course here matches “quilting zorbing”.']);
  });

  it.each([
    ['quilting london', 'No course here matches “quilting”. Other courses in London are shown.'],
    ['diploma in quilting', 'No course here matches “quilting”. Other courses are shown.'],
    ['phd zorbing canada', 'No course here matches “phd zorbing”. Other courses in Canada are shown.'],
    ['zorbing at monash university', 'No course here matches “zorbing”. Other courses at Monash University are shown.'],
  ])('%s: that is said first, then what else is said is shown', (q, text) => {
    const { read: found, notes } = read(q);
    expect(notes[0]?.text).toBe(text);
    expect(found?.courses).toHaveLength(10);
  });

  it.each(['zorbing with hostel and visa london', 'phd london', 'zorbing nursing london'])(
    '%s: what else is said is searched by',
    (q) => expect(read(q).read?.courses.length).toBeGreaterThan(0),
  );
});

describe('what is said above the courses', () => {
  it.each([
    ['zorbing nursing', 'No matching course has all of “zorbing nursing”. Closest: “nursing”.'],
    ['beauty therapy', 'No “beauty therapy” courses here: courses near that are shown.'],
    ['welding canada', 'No “welding” courses here: courses near that are shown.'],
    ['football coaching uk', 'No “football coaching” courses here: courses near that are shown.'],
    ['petroleum engineering tasmania', 'No matching course is listed in Tasmania: all of Australia is shown.'],
  ])('%s', (q, text) => {
    expect(read(q).notes.map((note) => note.text)).toContain(text);
  });

  it('that no course has the level which comes next', async () => {
    const courses = Array.from({ length: 3 }, (_, place) =>
      blankCourse(place, { course: `Master of Quilting ${place}`, level: 'Post Graduate' }),
    );
    const { read: found, notes } = read('12th passed want quilting', '', await buildCourseIndex(courses));
    expect(found?.courses).toHaveLength(3);
    expect(notes.map(({ text }) => text)).toEqual(['No matching course of the next level: other levels are shown.']);
  });

  it.each(['ich mochte krankenpflege studieren', 'नर्सिंग कोर्स', 'nataka kusoma uuguzi'])('%s is not guessed at', (q) => {
    const { read: reading, aside } = read(q);
    expect(reading).toBeNull();
    expect(aside.map(({ why }) => why).join()).toContain('We can’t read');
  });
});

longIt(
  'a sentence of thirty words takes no seconds to read: how long it takes is measured (docs/measurements/search.md)',
  () => {
    const q =
      'hello i am a commerce graduate from a small town with 62 percent and two years of work in a shop now want to do masters in marketing in canada under 20 lakh september';
    expect(q.split(' ').length).toBeGreaterThanOrEqual(30);
    for (let warm = 0; warm < 20; warm++) read(q);
    const took = Array.from({ length: 15 }, () => {
      const before = process.cpuUsage();
      read(q);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    }).sort((a, b) => a - b);
    expect(took[0]).toBeLessThanOrEqual(50);
  },
);
