import type { Page } from '@playwright/test';
import type { CourseDraft } from '@/lib/domain/courses/course';
import { publish } from '@/lib/platform/events/bus';
import { expectAxeClean } from '../support/axe';
import { storedCourses } from '../support/courses';
import { expect, test } from '../support/site';

interface Newcomer {
  who: string;
  /** By their labels: a choice where it is one of a list. */
  fields: Readonly<Record<string, string>>;
  asks: Partial<CourseDraft>;
  verdict: 'Met' | 'Likely' | 'Unknown' | 'Not met' | 'Likely not';
  /** What the page says of marks, backlogs or work. */
  says: RegExp;
}

const PG = { level: 'Post Graduate', country: 'UK' } as const;
const UG = { level: 'Under Graduate', country: 'Canada' } as const;
const NOTHING_ELSE = {
  ieltsOverall: null,
  ieltsLessThan: null,
  pteOverall: null,
  pteLessThan: null,
  admissionRequirement: '',
} as const;
const LEVEL = 'Highest qualification completed';
const COUNTRY = 'Country of these studies';

const NEWCOMERS: readonly Newcomer[] = [
  {
    who: 'a 2:2 of Lagos, without a test',
    fields: { [LEVEL]: 'Bachelors', [COUNTRY]: 'Nigeria', Marks: '2:2' },
    asks: { ...PG, minClass: '2:2' },
    verdict: 'Likely',
    says: /yours 2:2, which universities in the UK compare with their 2:2/,
  },
  {
    who: 'a 3.1 of 5 of Nairobi, without a test @long',
    fields: { [LEVEL]: 'Bachelors', [COUNTRY]: 'Kenya', Marks: '3.1/5' },
    asks: { ...PG, minClass: '2:2' },
    verdict: 'Unknown',
    says: /yours CGPA 3.1 of 5: ask the university how it compares them/,
  },
  {
    who: 'NEB 3.2 @long',
    fields: {
      [LEVEL]: 'Senior Secondary',
      [COUNTRY]: 'Nepal',
      Marks: 'NEB 3.2',
      'English test': 'ielts',
      'Overall score': '6.5',
    },
    asks: { ...UG, ieltsOverall: 6, minPercentage: 60 },
    verdict: 'Likely',
    says: /yours CGPA 3.2 of 4, which is from 70% to below 80%/,
  },
  {
    who: 'CBSE, the results awaited @long',
    fields: {
      [LEVEL]: 'Senior Secondary',
      [COUNTRY]: 'India',
      Marks: 'CBSE awaited',
      'English test': 'ielts',
      'Overall score': '6.5',
    },
    asks: { ...UG, ieltsOverall: 6, minPercentage: 60 },
    verdict: 'Unknown',
    says: /yours results are awaited/,
  },
  {
    who: '8.1 of 10 with 3 backlogs @long',
    fields: {
      [LEVEL]: 'Bachelors',
      [COUNTRY]: 'India',
      Marks: '8.1',
      Backlogs: '3',
      'English test': 'ielts',
      'Overall score': '7',
    },
    asks: { ...PG, ieltsOverall: 6.5, minCgpa: 7, cgpaScale: '10', maxBacklogs: 5 },
    verdict: 'Met',
    says: /At most 5 backlogs in Bachelors, yours 3/,
  },
  {
    who: 'a B.Com with 54 % and four years at work @long',
    fields: {
      [LEVEL]: 'Bachelors',
      [COUNTRY]: 'India',
      Marks: '54 %',
      'Field of study': 'Commerce',
      'Years of work': '4',
      'English test': 'ielts',
      'Overall score': '6.5',
    },
    asks: { ...PG, ieltsOverall: 6.5, minPercentage: 60, alsoAsked: 'or 50% with 3 years of work' },
    verdict: 'Likely',
    says: /yours 54% \(6 short\); 50% with 3 years of work/,
  },
];
const MOST_FIELDS = 12;

test.use({ viewport: { width: 390, height: 844 } });

for (const [place, { who, fields, asks, verdict, says }] of NEWCOMERS.entries()) {
  test(`from the first page to the true verdict in three pages: ${who}`, async ({ page }) => {
    const name = `Newcomer studies ${'ABCDEF'[place]}`;
    await found(page, name, asks);
    await page.goto('/');
    await page.getByRole('searchbox').first().fill(name);
    await page.getByRole('searchbox').first().press('Enter');
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByText('Do I qualify?').click();
    for (const [label, value] of Object.entries(fields)) {
      const field = page.getByLabel(label, { exact: label === 'Marks' });
      if (await field.evaluate((control) => control.tagName === 'SELECT')) await field.selectOption(value);
      else await field.fill(value);
    }
    expect(Object.keys(fields).length + 1).toBeLessThanOrEqual(MOST_FIELDS);
    await expectAxeClean(page);
    await page.getByRole('button', { name: 'Show courses' }).click();
    const rules = page.getByRole('region', { name: 'Do your scores meet the requirements?' });
    await expect(rules.getByText(verdict, { exact: true }).first()).toBeVisible();
    await expect(rules.getByText(says).first()).toBeVisible();
  });
}

test('a number that can’t be marks is asked about, and an answer is one tap @long', async ({ page }) => {
  await page.goto('/courses');
  await page.getByText('Do I qualify?').click();
  await page.getByLabel(LEVEL).selectOption('Bachelors');
  await page.getByLabel(COUNTRY).selectOption('Nigeria');
  await page.getByLabel('Marks', { exact: true }).fill('3.1');
  await page.getByLabel('Marks', { exact: true }).press('Tab');
  await expect(page.getByText('3.1: is that a CGPA?')).toBeVisible();
  await expectAxeClean(page);
  await page.getByRole('button', { name: '3.1/5' }).click();
  await expect(page.getByText('Read as: CGPA 3.1 of 5')).toBeVisible();
});

/** Stores the course and waits until the site's search finds it. */
async function found(page: Page, course: string, asks: Partial<CourseDraft>): Promise<void> {
  await storedCourses({ ...NOTHING_ELSE, university: 'College of Newcomers', ...asks, course });
  await publish({ kind: 'courses-changed', to: [], payload: { all: true } });
  const total = async () => {
    const answer = await page.request.get(`/api/v1/course-search?q=${encodeURIComponent(course)}`);
    return ((await answer.json()) as { total: number }).total;
  };
  await expect.poll(total, { timeout: 20_000 }).toBeGreaterThan(0);
}
