import { beforeEach, describe, expect, it } from 'vitest';
import { PATCH as change, DELETE as remove } from '@/app/api/v1/saved-searches/[id]/route';
import { GET as list, POST as save } from '@/app/api/v1/saved-searches/route';
import { POST as unsubscribe } from '@/app/api/v1/unsubscribe/[token]/route';
import { publish } from '@/lib/platform/events/bus';
import { searchIsCurrent } from '@/lib/services/catalogue/search/current-index';
import { mailNewCourses } from '@/lib/services/catalogue/search/saved/alerts';
import { Course } from '@/models/course';
import { Job } from '@/models/job';
import { Profile } from '@/models/profile';
import { SavedSearch } from '@/models/saved-search';
import { User } from '@/models/user';
import { storedCourses } from '../support/courses';
import { emptyDatabase } from '../support/database';
import { endOf } from '../support/killed';
import { longIt } from '../support/long-it';
import { mailServerPerTest } from '../support/mails';
import { everybody, type Person } from '../support/people';
import { ask, rows } from '../support/request';

const LONG = process.env.LONG_TESTS === '1';
const DAY_MS = 24 * 3_600_000;
const WEEK_MS = 7 * DAY_MS;

const mails = mailServerPerTest();
let who: Awaited<ReturnType<typeof everybody>>;

beforeEach(async () => {
  await emptyDatabase();
  who = await everybody();
});

/** Under a name of its own, when no other is given. */
const saved = (as: Person, search: string, more: object = {}) =>
  ask(save, { as, body: { name: search.slice(0, 60) || 'Empty', search, ...more } });
const idOf = async (as: Person, search: string, more: object = {}) =>
  `${(await saved(as, search, more)).body.search?._id}`;
const listed = async (as: Person) => rows((await ask(list, { as })).body.searches);

describe('saved searches', () => {
  it('are kept in one form, without page and block, each for its own account', async () => {
    const search = '?page=3&q=%20nursing%20&intake=Sep&intake=Jan&country=Canada&block=also&sort=fee';
    const { status, body } = await saved(who.student, search, { name: '  Nursing in Canada ' });
    expect(status).toBe(201);
    expect(body.search).toMatchObject({
      name: 'Nursing in Canada',
      search: 'country=Canada&intake=Sep&intake=Jan&q=nursing&sort=fee',
      mails: true,
    });
    expect(await listed(who.student)).toHaveLength(1);
    expect(await listed(who.otherStudent)).toEqual([]);
    expect(await listed(who.agent)).toEqual([]);
  });

  longIt('are ten at most, whatever comes at once', async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, (_, n) => saved(who.student, `q=course${n}`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
    expect(await SavedSearch.countDocuments()).toBe(10);
    const [first] = await listed(who.student);
    await ask(remove, { as: who.student, params: { id: `${first?._id}` } });
    expect((await saved(who.student, 'q=another')).status).toBe(201);
    expect((await saved(who.otherStudent, 'q=another')).status).toBe(201);
  });

  it('have a name each: of three of one name at once one is stored, the others hear 409 by the name; each account has its own names', async () => {
    const names = ['Nursing in Canada', ' nursing in canada', 'NURSING  in Canada'];
    const answers = await Promise.all(names.map((name, n) => saved(who.student, `q=nursing${n}`, { name })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const taken = 'You already have a saved search with this name. Please choose another name.';
    for (const { status, body } of answers) {
      if (status === 409) expect(body).toMatchObject({ message: taken, fields: { name: taken } });
    }
    expect(await SavedSearch.countDocuments()).toBe(1);
    expect((await saved(who.otherStudent, 'q=nursing', { name: 'Nursing in Canada' })).status).toBe(201);

    const id = await idOf(who.student, 'q=law', { name: 'Law', mails: false });
    const renamed = await ask(change, { as: who.student, params: { id }, body: { name: names[2], mails: true } });
    expect([renamed.status, renamed.body.fields?.name]).toEqual([409, taken]);
    expect(await SavedSearch.findById(id).lean()).toMatchObject({ name: 'Law', mails: false });
    const same = await ask(change, { as: who.student, params: { id }, body: { name: 'LAW', mails: true } });
    expect(same.body.search).toMatchObject({ name: 'LAW', mails: true });
    await ask(remove, { as: who.student, params: { id } });
    expect((await saved(who.student, 'q=law', { name: 'Law' })).status).toBe(201);
  });

  longIt('keep to ten and to one of a name at the same time, whatever comes at once', async () => {
    const names = Array.from({ length: 24 }, (_, n) => `Search ${n % 12}`);
    const answers = await Promise.all(names.map((name, n) => saved(who.student, `q=course${n}`, { name })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(201), ...Array(14).fill(409)]);
    const stored = await SavedSearch.find({ userId: who.student.userId }).lean();
    expect(new Set(stored.map(({ name }) => name)).size).toBe(10);
    expect(stored.map(({ place }) => place).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('refuse what is no search or asks for nothing, naming the field', async () => {
    for (const search of ['', 'page=2', 'sort=fee', 'q=%20', 'country=Nowhere', `q=${'x'.repeat(201)}`]) {
      const { status, body } = await saved(who.student, search);
      expect([search, status, Object.keys(body.fields ?? {})]).toEqual([search, 422, ['search']]);
    }
    const unnamed = await saved(who.student, 'q=law', { name: '  ' });
    expect([unnamed.status, Object.keys(unnamed.body.fields ?? {})]).toEqual([422, ['name']]);
  });

  it("can't be changed or removed by another account: to it they are not there", async () => {
    const id = await idOf(who.student, 'q=nursing', { name: 'My search' });
    for (const stranger of [who.otherStudent, who.agent, who.otherAgent]) {
      const renamed = await ask(change, { as: stranger, params: { id }, body: { name: 'Mine', mails: false } });
      expect([renamed.status, (await ask(remove, { as: stranger, params: { id } })).status]).toEqual([404, 404]);
    }
    expect(await SavedSearch.findById(id).lean()).toMatchObject({ name: 'My search', mails: true });
    const renamed = await ask(change, { as: who.student, params: { id }, body: { name: 'Care', mails: false } });
    expect(renamed.body.search).toMatchObject({ name: 'Care', mails: false });
    expect((await ask(remove, { as: who.student, params: { id } })).status).toBe(200);
    expect(await listed(who.student)).toEqual([]);
  });
});

async function catalogueIsFresh(): Promise<void> {
  await publish({ kind: 'courses-changed', to: [], payload: { all: true } });
  await searchIsCurrent();
}

/** As if everything had happened so long ago. */
async function age(ms: number): Promise<void> {
  const earlier = (on: Date) => new Date(on.getTime() - ms);
  for (const { _id, since, dueOn } of await SavedSearch.find().lean()) {
    await SavedSearch.updateOne({ _id }, { $set: { since: earlier(since), dueOn: earlier(dueOn) } });
  }
  for (const { _id, createdOn } of await Course.find({}, 'createdOn').lean()) {
    await Course.collection.updateOne({ _id }, { $set: { createdOn: earlier(createdOn) } });
  }
}
/** New courses, and a week and a day in which the searches became due. */
async function added(...courses: string[]): Promise<void> {
  await storedCourses(...courses.map((course) => ({ course })));
  await age(WEEK_MS + DAY_MS);
}

describe('mails about new courses', () => {
  it('come once a week, with what was added since the last one, by its words and under other names', async () => {
    await storedCourses({ course: 'Nursing before' });
    await age(DAY_MS);
    await idOf(who.student, 'q=mba', { name: 'Business' });
    await added('Master of Business Administration', 'MBA Finance', 'Nursing');
    expect(await mailNewCourses(new Date())).toBe(1);
    const [mail, ...others] = await mails.sentTo(who.student.user.email);
    expect([mail?.subject, others]).toEqual(['2 new courses: Business', []]);
    expect(mail?.text).toContain('MBA Finance, Douglas College, Canada');
    expect(mail?.text).toContain('/app/student/search-course?q=mba');
    expect(mail?.text).not.toContain('Nursing');
    expect(await mailNewCourses(new Date())).toBe(0);
    await age(WEEK_MS);
    expect(await mailNewCourses(new Date())).toBe(1);
    await added('MBA Marketing');
    expect(await mailNewCourses(new Date())).toBe(1);
    const sent = await mails.sentTo(who.student.user.email);
    expect(sent.map(({ subject }) => subject)).toEqual(['2 new courses: Business', '1 new course: Business']);
  });

  longIt(
    'say what a sentence was read as, and look for that, also for searches saved before readings were kept',
    async () => {
      await storedCourses(
        { course: 'Bachelor of Nursing', level: 'Under Graduate' },
        { course: 'Nursing', country: 'UK' },
      );
      await catalogueIsFresh();
      const words = 'cheap nursing bachelors in canada for me';
      const { body } = await saved(who.student, `q=${words.replaceAll(' ', '+')}`, { name: 'Care' });
      const reading = 'country=Canada&level=Under+Graduate&q=nursing&sort=fee';
      expect(body.search).toMatchObject({ search: `q=${words.replaceAll(' ', '+')}`, reading });
      expect((await listed(who.student))[0]).toMatchObject({ reading });
      expect((await saved(who.student, 'q=nursing')).body.search).toMatchObject({ reading: '' });
      const literal = await saved(who.student, `q=${words.replaceAll(' ', '+')}&literal=1`, {
        name: 'As typed',
        mails: false,
      });
      expect(literal.body.search).toMatchObject({ reading: '' });
      await SavedSearch.deleteOne({ name: 'q=nursing' });
      await SavedSearch.updateOne({ name: 'Care' }, { $unset: { reading: '' } });
      await age(DAY_MS);
      await storedCourses(
        { course: 'Nursing (Mental Health)', level: 'Under Graduate' },
        { course: 'Nursing for masters', level: 'Post Graduate' },
      );
      await age(WEEK_MS + DAY_MS);
      expect(await mailNewCourses(new Date())).toBe(1);
      const [mail] = await mails.sentTo(who.student.user.email);
      expect(mail?.subject).toBe('1 new course: Care');
      expect(mail?.text).toContain('We understood it as: nursing · Canada · Under Graduate');
      expect(mail?.text).toContain('Nursing (Mental Health)');
      expect(await SavedSearch.findOne({ name: 'Care' }).lean()).toMatchObject({ reading });
    },
  );

  longIt('do not come for what was there before the search, nor to those who turned them off or left', async () => {
    await storedCourses({ course: 'Nursing before' });
    await age(DAY_MS);
    await idOf(who.student, 'q=nursing');
    await age(WEEK_MS + DAY_MS);
    expect(await mailNewCourses(new Date())).toBe(1);
    await saved(who.otherStudent, 'q=nursing', { mails: false });
    await idOf(who.agent, 'q=nursing');
    await User.updateOne({ _id: who.agent.userId }, { disabled: true });
    await added('Nursing now');
    await SavedSearch.updateOne({ userId: who.student.userId }, { mails: false });
    expect(await mailNewCourses(new Date())).toBe(1);
    for (const { user } of [who.student, who.otherStudent, who.agent]) {
      expect(await mails.sentTo(user.email)).toEqual([]);
    }
  });

  it("keep to the student's own scores where the search does", async () => {
    await Profile.create({
      userId: who.student.userId,
      tests: { ielts_overall: 6, ielts_test_date: '2026-10-01' },
    } as never);
    await idOf(who.student, 'q=nursing&qualify=1');
    await storedCourses({ course: 'Nursing for 8', ieltsOverall: 8, ieltsLessThan: 8 });
    await age(WEEK_MS + DAY_MS);
    expect(await mailNewCourses(new Date())).toBe(1);
    expect(await mails.sentTo(who.student.user.email)).toEqual([]);
  });

  longIt('end with one click on the link of one of them, for that search alone', async () => {
    await idOf(who.student, 'q=nursing', { name: 'First' });
    await idOf(who.student, 'country=Canada', { name: 'Second' });
    await added('Nursing now');
    await mailNewCourses(new Date());
    const sent = await mails.sentTo(who.student.user.email);
    const first = sent.find(({ subject }) => subject.endsWith('First'));
    const token = /\/api\/v1\/unsubscribe\/([\w-]+)>$/.exec(first?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    expect(first?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const other = (await SavedSearch.findOne({ name: 'Second' }, '_id').lean())?._id;
    expect((await ask(unsubscribe, { params: { token: `s${other}${token.slice(25)}` } })).status).toBe(404);
    for (let time = 0; time < 2; time++) expect((await ask(unsubscribe, { params: { token } })).status).toBe(200);
    const left = await SavedSearch.find({ mails: true }, 'name').lean();
    expect(left.map(({ name }) => name)).toEqual(['Second']);
    expect((await User.findById(who.student.userId).lean())?.settings.newsLetter).toBe(
      who.student.user.settings.newsLetter,
    );
  });

  it.runIf(LONG)(
    'are requested exactly once while two workers look at a time and are killed in the midst',
    {
      timeout: 300_000,
    },
    async () => {
      const people = [who.student, who.otherStudent, who.agent, who.otherAgent];
      for (const person of people) for (const q of ['nursing', 'care']) await idOf(person, `q=${q}`);
      await added('Nursing and care', 'Nursing');
      const ends: unknown[] = [];
      for (const killAfter of LONG ? [1, 2, 3, 5, 8, 9, 11, 14] : [3, 10]) {
        ends.push(...(await Promise.all([killAfter, killAfter + 1].map((after) => endOf('mailDueSearches', after)))));
      }
      expect(ends.slice(0, 2)).toEqual(['SIGKILL', 'SIGKILL']);
      for (const end of ends) expect([0, 'SIGKILL']).toContain(end);
      await mailNewCourses(new Date());
      const asked = await Job.find({ kind: 'bulk-mail' }).lean();
      const totals = asked.map(({ payload }) => `${payload.searchId} ${payload.total}`).toSorted();
      const searches = await SavedSearch.find().lean();
      expect(totals).toEqual(searches.map(({ _id, search }) => `${_id} ${search === 'q=nursing' ? 2 : 1}`).toSorted());
      expect(searches.every(({ until, dueOn }) => until === null && dueOn > new Date())).toBe(true);
    },
  );
});
