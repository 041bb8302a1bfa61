import type { Page } from '@playwright/test';
import type { VERDICT_WORDS } from '@/components/drawings/verdict-mark';
import { publish } from '@/lib/platform/events/bus';
import { Profile } from '@/models/profile';
import { User } from '@/models/user';
import { storedCourses } from '../support/courses';
import { person } from '../support/people';
import { education, freshIelts } from '../support/profiles';
import { expect, signIn, test } from '../support/site';

type Word = (typeof VERDICT_WORDS)[keyof typeof VERDICT_WORDS];
const { ielts_test_date: taken } = freshIelts();
const ielts = (score: number) => ({
  ielts_test_date: taken,
  ielts_overall: score,
  ielts_reading: score,
  ielts_writing: score,
  ielts_speaking: score,
  ielts_listening: score,
});
const toefl = (score: number) => ({ toefl_test_date: taken, toefl_overall: score, toefl_scale: '1-6' as const });

/** What each has, and the verdict on a course that asks for IELTS 6.5 or TOEFL 90, and 70% at school. */
const PROFILES: readonly { name: string; tests: object; word: Word }[] = [
  { name: 'Asha Met', tests: ielts(7), word: 'Met' },
  { name: 'Bina Likely', tests: toefl(5), word: 'Likely' },
  { name: 'Chand Likelynot', tests: toefl(3), word: 'Likely not' },
  { name: 'Devi Notmet', tests: ielts(5.5), word: 'Not met' },
  { name: 'Esha Unknown', tests: { pte_test_date: taken, pte_overall: 70 }, word: 'Unknown' },
];
const ASKS = {
  university: 'College of One Verdict',
  level: 'Under Graduate',
  ieltsOverall: 6.5,
  ieltsLessThan: null,
  pteOverall: null,
  pteLessThan: null,
  toefl: 90,
  minPercentage: 70,
  admissionRequirement: '',
} as const;
const QUOTE = 'An interview is held for all applicants.';

/** Stores the course and waits until the site's search finds it. */
async function found(page: Page, course: string, more: object = {}): Promise<string> {
  const [stored] = await storedCourses({ ...ASKS, ...more, course });
  await publish({ kind: 'courses-changed', to: [], payload: { all: true } });
  const total = async () => {
    const answer = await page.request.get(`/api/v1/course-search?q=${encodeURIComponent(course)}`);
    return ((await answer.json()) as { total: number }).total;
  };
  await expect.poll(total, { timeout: 20_000 }).toBe(1);
  return String(stored?._id);
}

/** A student of the demo's agent with these tests, none without. */
async function studentWith(name: string, tests: object | null): Promise<{ email: string }> {
  const agent = await User.findOne({ email: 'agent@example.com' }, '_id').orFail();
  const { userId, user } = await person('student', { name, addedBy: agent._id });
  if (tests)
    await Profile.updateOne({ userId }, { $set: { tests, educationSummaries: [education()] } }, { upsert: true });
  return { email: user.email };
}

const search = (course: string) => `/app/student/search-course?q=${encodeURIComponent(course)}`;

/** The word of the verdict in each place where the student meets it. */
async function wordsOf(page: Page, course: string, id: string): Promise<Record<string, string>> {
  const words: Record<string, string> = {};
  const wordIn = async (text: string | null) =>
    /Fit: (Met|Likely not|Likely|Unknown|Not met)/.exec(text ?? '')?.[1] ?? 'none';
  await page.goto(search(course));
  words.card = await wordIn(await page.getByRole('article').first().textContent());
  const verdictHere = async () => {
    const rules = page.getByRole('region', { name: 'Do your scores meet the requirements?' });
    return (
      (await rules
        .getByText(/^(Met|Likely not|Likely|Unknown|Not met)$/)
        .first()
        .textContent()) ?? 'none'
    );
  };
  await page.goto(`/app/student/view-application/${id}`);
  words.course = await verdictHere();
  await page.goto(`/courses/${id}`);
  words.public = await verdictHere();
  await page.goto(`/app/student/apply-course/${id}`);
  words.apply = await verdictHere();
  await page.goto(`/compare?course=${id}`);
  words.compare = await wordIn(await page.getByRole('row', { name: /^Do you qualify/ }).textContent());
  return words;
}

test('one course, six students: cards, course page, form, compare, filter, what-if and the agent say one word @long', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(240_000);
  const course = 'Diploma of One Verdict';
  const id = await found(page, course);
  const without = await studentWith('Farah Noscores', null);
  for (const { name, tests, word } of PROFILES) {
    const { email } = await studentWith(name, tests);
    await signIn(context, site, email);
    expect([name, await wordsOf(page, course, id)]).toEqual([
      name,
      { card: word, course: word, public: word, apply: word, compare: word },
    ]);
    await page.goto(`${search(course)}&qualify=1`);
    await expect(page.getByRole('article').filter({ hasText: course })).toHaveCount(word === 'Met' ? 1 : 0);
    await expect(page.getByText(`and likely ones (+${word === 'Likely' ? 1 : 0})`).first()).toBeAttached();
    const left =
      word === 'Unknown'
        ? '1 course hidden because something about the course or the student is not known, mostly: English test.'
        : 'No course is hidden because of missing information.';
    await expect(page.getByText(left).first()).toBeAttached();
    await page.goto(`${search(course)}&qualify=1&likely=1`);
    await expect(page.getByRole('article').filter({ hasText: course })).toHaveCount(
      word === 'Met' || word === 'Likely' ? 1 : 0,
    );
    await page.goto(search(course));
    await page.getByText('What if my scores were higher?').click();
    const meets =
      word === 'Met' ? 'You qualify for 1 course in this search' : 'You qualify for 0 courses in this search';
    await expect(page.getByText(meets)).toBeVisible();
  }

  // Who has entered nothing sees one line with a link instead of verdicts.
  await signIn(context, site, without.email);
  for (const path of [
    search(course),
    `/app/student/view-application/${id}`,
    `/app/student/apply-course/${id}`,
    `/compare?course=${id}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Add your scores' })).toHaveCount(1);
    await expect(page.getByText('Unknown', { exact: true })).toHaveCount(0);
  }

  await signIn(context, site, 'agent@example.com');
  await page.goto(`/app/agent/view-application/${id}`);
  await page.getByRole('button', { name: 'Apply for student' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Student' });
  for (const { name, word } of [...PROFILES, { name: 'Farah Noscores', word: 'Unknown' }]) {
    const row = dialog.getByRole('listitem').filter({ hasText: name });
    await expect(row.getByText(word, { exact: true })).toBeVisible();
  }
  const noscores = dialog.getByRole('listitem').filter({ hasText: 'Farah Noscores' });
  await expect(noscores).toContainText('No education or test scores in the profile yet.');
});

test('what no rule judges is quoted in each place, and holds the verdict at likely @long', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(120_000);
  const course = 'Diploma of an Interview';
  const id = await found(page, course, { admissionRequirement: QUOTE, alsoAsked: 'selection' });
  const { email } = await studentWith('Gita Interview', ielts(7));
  await signIn(context, site, email);
  expect(await wordsOf(page, course, id)).toEqual({
    card: 'Likely',
    course: 'Likely',
    public: 'Likely',
    apply: 'Likely',
    compare: 'Likely',
  });
  const quoted = page.getByText(/Also required, not checked here: ‘.*interview/);
  await page.goto(`/app/student/view-application/${id}`);
  await expect(quoted).toBeVisible();
  await page.goto(`/app/student/apply-course/${id}`);
  await expect(quoted).toBeVisible();
  await page.goto(`/compare?course=${id}`);
  await expect(page.getByRole('row', { name: /^Also required, not checked here/ })).toContainText('interview');
  await signIn(context, site, 'agent@example.com');
  await page.goto(`/app/agent/view-application/${id}`);
  await page.getByRole('button', { name: 'Apply for student' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Select Student' }).getByText(/not checked here: ‘.*interview/),
  ).toBeVisible();
});
