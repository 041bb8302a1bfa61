import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as search } from '@/app/api/v1/course-search/route';
import { DELETE as forgetMissed, GET as missed } from '@/app/api/v1/missed-searches/route';
import { POST as switchOff } from '@/app/api/v1/search-dictionary/off/route';
import { POST as add, PUT as edit, GET as list, DELETE as remove } from '@/app/api/v1/search-dictionary/route';
import { pollNow } from '@/lib/platform/events/bus';
import { forget } from '@/lib/platform/once';
import { mayBeKept, mondayOf, writeMissed } from '@/lib/services/catalogue/search/dictionary/missed';
import { Event } from '@/models/event';
import { MissedSearch } from '@/models/missed-search';
import { SearchEntry } from '@/models/search-entry';
import { StaffAction } from '@/models/staff-action';
import { storedCourses } from '../support/courses';
import { emptyDatabase } from '../support/database';
import { type Person, person } from '../support/people';
import { ask, rows } from '../support/request';

let admin: Person;

beforeAll(async () => {
  await emptyDatabase();
  admin = await person('admin');
  await storedCourses(
    { course: 'Master of Business Administration', university: 'Douglas College' },
    { course: 'Culinary Arts', university: 'Humber College' },
  );
});

beforeEach(async () => {
  await SearchEntry.deleteMany({});
  await MissedSearch.deleteMany({});
  for (const name of ['search-dictionary', 'missed-searches', 'answers']) forget(name);
});

interface Block {
  total: number;
  courses: { course: string; because: string }[];
}
async function alsoCalled(q: string) {
  const { body } = await ask(search, { query: { q } });
  const { also } = body as unknown as { also: Block };
  return also.courses.map(({ course, because }) => [course, because]);
}
const set = (typed: string, means: string[], as = admin) => ask(add, { as, body: { typed, means } });
const entryOf = async (typed: string) =>
  rows((await ask(list, { as: admin })).body.entries).find((one) => `${one.typed}` === typed);

describe('the dictionary of the search', () => {
  it('is the built-in one at first, each entry with what it means', async () => {
    const { status, body } = await ask(list, { as: admin });
    expect(status).toBe(200);
    expect(rows(body.entries).length).toBeGreaterThan(150);
    expect(await entryOf('mba')).toEqual({
      typed: 'mba',
      means: ['master of business administration', 'masters of business administration'],
      levels: [],
      isBuiltIn: true,
      isOff: false,
      set: null,
    });
  });

  it("takes an admin's entry, folded, and searches know it at once; removed, they don't", async () => {
    expect(await alsoCalled('sous-chef')).toEqual([]);
    const { status, body } = await set(' Sous-Chéf ', ['CULINARY', 'Culinary']);
    expect(status).toBe(201);
    expect(body.entry).toMatchObject({ typed: 'sous-chef', means: ['culinary'], isBuiltIn: false });
    expect(await alsoCalled('Sous-Chef')).toEqual([['Culinary Arts', 'sous-chef = Culinary']]);
    const changed = await ask(edit, { as: admin, body: { typed: 'sous-chef', means: ['business'] } });
    expect([changed.status, changed.body.entry?.means]).toEqual([200, ['business']]);
    expect(await alsoCalled('sous-chef')).toEqual([['Master of Business Administration', 'sous-chef = Business']]);
    expect((await ask(remove, { as: admin, body: { typed: 'sous-chef' } })).status).toBe(200);
    expect(await alsoCalled('sous-chef')).toEqual([]);
    expect((await ask(remove, { as: admin, body: { typed: 'sous-chef' } })).status).toBe(404);
    expect((await ask(edit, { as: admin, body: { typed: 'sous-chef', means: ['x'] } })).status).toBe(404);
  });

  it('reads one direction, whole words', async () => {
    await set('kitchen', ['culinary']);
    expect(await alsoCalled('kitchens')).toEqual([]);
    expect(await alsoCalled('culinary')).toEqual([]);
    expect(await alsoCalled('kitchen')).toHaveLength(1);
  });

  it('lets a built-in entry be switched off, replaced and switched on again', async () => {
    expect(await alsoCalled('mba')).toHaveLength(1);
    const off = await ask(switchOff, { as: admin, body: { typed: 'MBA' } });
    expect([off.status, off.body.entry?.isOff]).toEqual([200, true]);
    expect(await alsoCalled('mba')).toEqual([]);
    expect((await set('mba', ['culinary'])).status).toBe(409);
    expect((await ask(switchOff, { as: admin, body: { typed: 'mba' } })).status).toBe(409);
    await ask(remove, { as: admin, body: { typed: 'mba' } });
    expect(await alsoCalled('mba')).toHaveLength(1);
    await set('mba', ['culinary']);
    expect(await alsoCalled('mba')).toEqual([['Culinary Arts', 'mba = Culinary']]);
    expect(await entryOf('mba')).toMatchObject({ isBuiltIn: true, isOff: false, set: { by: admin.viewer.name } });
    expect((await ask(switchOff, { as: admin, body: { typed: 'no such entry' } })).status).toBe(404);
  });

  it('is heard of by a process that reads the event of another account', async () => {
    expect(await alsoCalled('barista')).toEqual([]);
    // As another process does it: the record and the event, nothing of this process.
    await SearchEntry.create({ _id: 'barista', means: ['culinary'], by: admin.userId, at: new Date() });
    await Event.create({ kind: 'search-dictionary-changed', to: [], payload: {}, at: new Date() });
    await pollNow();
    expect(await alsoCalled('barista')).toHaveLength(1);
  });

  it('refuses what is no entry, naming the field; nothing is stored', async () => {
    const refused = async (typed: string, means: string[]) => {
      const { status, body } = await set(typed, means);
      return [status, Object.keys(body.fields ?? {})];
    };
    expect(await refused('...', ['culinary'])).toEqual([422, ['typed']]);
    expect(await refused('a b c d e f g', ['culinary'])).toEqual([422, ['typed']]);
    expect(await refused('x'.repeat(61), ['culinary'])).toEqual([422, ['typed']]);
    expect(await refused('cook book', [])).toEqual([422, ['means']]);
    expect(await refused('cook book', ['fine', ''])).toEqual([422, ['means.1']]);
    expect(await refused('cook book', ['Cook Book'])).toEqual([422, ['means.0']]);
    expect(await refused('cook book', Array(11).fill('x'))).toEqual([422, ['means']]);
    expect(await SearchEntry.countDocuments()).toBe(0);
    expect((await set('cook book', ['culinary'])).status).toBe(201);
    expect((await set('Cook  book', ['culinary'])).status).toBe(409);
  });

  it('works for universities: their courses are found, with the reason, beside other words as well', async () => {
    const unknown = async (q: string) => (await alsoCalled(q)).length;
    expect(await unknown('dougie')).toBe(0);
    expect((await set('dougie', ['Douglas College'])).status).toBe(201);
    const why = [['Master of Business Administration', 'dougie = Douglas College']];
    expect(await alsoCalled('dougie')).toEqual(why);
    expect(await alsoCalled('Dougie business')).toEqual(why);
    expect(await alsoCalled('dougie culinary')).toEqual([]);
  });

  it('refuses an entry that would find nothing, and says why; one name that some course has is enough', async () => {
    const { status, body } = await set('dougie', ['Dugless College', 'dugless']);
    expect([status, body.fields?.means]).toEqual([
      422,
      'No course, university or campus here has “dugless college” or “dugless” in its name, so “dougie” would find nothing. Please check the spelling.',
    ]);
    expect(await SearchEntry.countDocuments()).toBe(0);
    expect((await set('dougie', ['dugless', 'douglas'])).status).toBe(201);
    const changed = await ask(edit, { as: admin, body: { typed: 'dougie', means: ['dugless'] } });
    expect(changed.status).toBe(422);
    expect(await entryOf('dougie')).toMatchObject({ means: ['dugless', 'douglas'] });
  });

  it('leaves a line in the log for each change', async () => {
    await StaffAction.collection.deleteMany({});
    await set('barista', ['culinary']);
    await ask(edit, { as: admin, body: { typed: 'barista', means: ['business'] } });
    await ask(remove, { as: admin, body: { typed: 'barista' } });
    const log = await StaffAction.find().sort({ at: 1, _id: 1 }).lean();
    expect(log.map(({ action, label, before, after }) => [action, label, before?.means, after?.means])).toEqual([
      ['dictionary.add', 'barista', null, 'culinary'],
      ['dictionary.edit', 'barista', 'culinary', 'business'],
      ['dictionary.remove', 'barista', 'business', null],
    ]);
  });
});

describe('what was looked for and not found', () => {
  const look = (q: string, more: Record<string, string> = {}) => ask(search, { query: { q, ...more } });
  const listed = async () =>
    rows((await ask(missed, { as: admin })).body.missed).map(({ text, count }) => [`${text}`, Number(count)]);

  it('is counted by text, the most frequent first, each search once', async () => {
    for (const q of ['Underwater Basketry', 'underwater  basketry', 'zymurgy', 'culinary', 'mba']) await look(q);
    expect(await listed()).toEqual([]);
    await writeMissed();
    expect(await listed()).toEqual([
      ['underwater basketry', 2],
      ['zymurgy', 1],
    ]);
    await look('zymurgy');
    await look('zymurgy');
    await writeMissed();
    expect(await listed()).toEqual([
      ['zymurgy', 3],
      ['underwater basketry', 2],
    ]);
  });

  it('leaves out what was being typed, and what only the filters hide; of a sentence the words count', async () => {
    for (const q of ['zym', 'zymur', 'zymurgy']) await look(q);
    for (const q of ['culinary in canad', 'culinary in canada']) await look(q);
    await look('culinary', { country: 'UK' });
    await look('falconry in canada');
    await writeMissed();
    expect(await listed()).toEqual([
      ['falconry', 1],
      ['zymurgy', 1],
    ]);
  });

  it('counts what a sentence was read without, each time, and not the words that were found', async () => {
    for (const q of ['culinary zorbing', 'culinary zorbing', 'zorbing culinary in canada', 'culinary in canada'])
      await look(q);
    await writeMissed();
    expect(await listed()).toEqual([['zorbing', 3]]);
    await set('zorbing', ['culinary']);
    forget('answers');
    await look('culinary zorbing');
    await writeMissed();
    expect(await listed()).toEqual([['zorbing', 3]]);
  });

  it.each([
    'asha@example.com',
    '+91 98765 43210',
    '9876543210',
    'https://example.com',
    'www.example.com',
    'x',
    '12 34',
  ])('keeps nothing of “%s”', async (q) => {
    expect(mayBeKept(q)).toBe(false);
    await look(q);
    await writeMissed();
    expect(await MissedSearch.countDocuments()).toBe(0);
  });

  it('keeps of a week at most a thousand texts, and of each record a text, a count and its end', async () => {
    const week = mondayOf(new Date());
    expect(mondayOf(new Date('2026-11-22T23:00:00Z'))).toBe('2026-11-16');
    expect(mondayOf(new Date('2026-11-23T00:00:00Z'))).toBe('2026-11-23');
    const endsOn = new Date(Date.now() + 1e9);
    await MissedSearch.insertMany(
      Array.from({ length: 1_000 }, (_, n) => ({ _id: `${week} word${n}`, week, text: `word${n}`, count: 1, endsOn })),
    );
    await look('zymurgy');
    await writeMissed();
    expect(await MissedSearch.countDocuments()).toBe(1_000);
    await MissedSearch.deleteOne({ text: 'word7' });
    await look('zymurgy');
    await writeMissed();
    const record = await MissedSearch.findOne({ text: 'zymurgy' }).lean();
    expect(Object.keys(record ?? {}).sort()).toEqual(['_id', 'count', 'endsOn', 'text', 'week']);
    expect(Number(record?.endsOn) - Date.now()).toBeGreaterThan(70 * 24 * 3_600_000);
  });

  it('can be deleted, text by text', async () => {
    await look('zymurgy');
    await writeMissed();
    expect((await ask(forgetMissed, { as: admin, body: { text: 'zymurgy' } })).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect((await ask(forgetMissed, { as: admin, body: { text: 'zymurgy' } })).status).toBe(404);
  });
});
