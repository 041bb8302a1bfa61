import type { Page } from '@playwright/test';
import { expect, test } from '../support/site';
import { WALKED_SIZES } from '../support/tiers';

interface Sentence {
  typed: string;
  /** What the page says it understood. */
  says: readonly (string | RegExp)[];
  /** What it must not have understood. */
  never?: RegExp;
  /** A word that it says it left aside. */
  aside?: RegExp;
  /** On the first course. */
  first?: RegExp;
  /** Not on the first course. */
  notFirst?: RegExp;
}

/** Typed by two people who tried the search, and answered with an empty page or a wrong filter then. */
const SENTENCES: readonly Sentence[] = [
  {
    typed: 'project management uk sept 26 intake',
    says: [/project management/i, 'UK', 'Sep'],
    first: /project management/i,
  },
  { typed: 'nursing nz feb 27', says: [/nursing/i, 'New Zealand', 'Feb'], first: /nursing/i },
  {
    typed: 'civil engineering canada tuition less than 25000',
    says: [/civil engineering/i, 'Canada', /25,000/],
    first: /civil/i,
  },
  { typed: 'mba singapore under 30 lakh', says: [/mba/i, 'Singapore'], never: /SGD|S\$/ },
  { typed: 'business new zealand ₹20,00,000', says: [/business/i, 'New Zealand', /INR|₹/], never: /NZD/ },
  {
    typed: 'psychology bachelors not in uk',
    says: [/psychology/i, 'Under Graduate', 'Not in UK'],
    first: /psychology/i,
  },
  {
    typed: 'engineering but not software australia',
    says: [/engineering/i, 'Australia', 'Not software'],
    first: /engineering/i,
  },
  { typed: 'mba with 2 years work experience', says: [/mba|business administration/i], never: /24 months/ },
  { typed: 'gap 2 years canada mba', says: ['Canada'], never: /24 months/ },
  { typed: 'post study work visa 3 years new zealand', says: ['New Zealand'], never: /36 months/ },
  { typed: 'scholarship for masters in australia', says: ['Australia', 'Post Graduate'], aside: /scholarship/i },
  {
    typed: 'top ranking university for psychology in uk',
    says: [/psychology/i, 'UK'],
    aside: /ranking/i,
    first: /psychology/i,
  },
  { typed: 'engg in germany', says: [/engg|engineering/i], aside: /germany/i, first: /engineering/i },
  { typed: 'stem mba usa', says: ['USA'], never: /tempe/i, first: /business administration|mba/i },
  { typed: 'UBC computer science', says: ['University of British Columbia'], first: /british columbia/i },
  { typed: 'uni of manc nursing', says: ['University of Manchester'], first: /university of manchester/i },
  {
    typed: 'LSE',
    says: ['London School of Economics'],
    never: /southend|sea\b/i,
    first: /london school of economics/i,
  },
  { typed: 'bachelor uk ielts 5.5', says: ['UK', 'Under Graduate', /IELTS.*5\.5/], first: /UK|United Kingdom|Hons/ },
  { typed: 'masters usa toefl 90', says: ['USA', 'Post Graduate', 'TOEFL 90'] },
  { typed: 'brampton nursing diploma', says: [/nursing/i], notFirst: /singapore/i },
];

const results = (page: Page) => page.getByRole('main');
const firstCourse = (page: Page) => results(page).getByRole('article').first();

for (const size of WALKED_SIZES) {
  test(`twenty sentences at ${size.width}: what was understood and left aside, courses at once, and the way to the literal words @long`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const { typed, says, never, aside, first, notFirst } of SENTENCES) {
      await test.step(typed, async () => {
        await page.goto(`/courses?q=${encodeURIComponent(typed)}`);
        const understood = results(page).getByRole('heading', { level: 2 }).first();
        for (const part of says) await expect.soft(understood, typed).toContainText(part);
        if (never) await expect.soft(understood, typed).not.toContainText(never);
        if (aside) await expect.soft(results(page).getByText(/^Not used in this search/), typed).toContainText(aside);
        await expect.soft(firstCourse(page).getByRole('heading'), typed).toBeInViewport();
        if (first) await expect.soft(firstCourse(page), typed).toContainText(first);
        if (notFirst) await expect.soft(firstCourse(page), typed).not.toContainText(notFirst);
        await expect.soft(results(page).getByRole('link', { name: /searched as typed/i }), typed).toHaveCount(1);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(wide, typed).toBeLessThanOrEqual(size.width);
      });
    }
  });
}

test('the literal words alone find nothing, say so with a next step, and lead back to the reading @long', async ({
  page,
}) => {
  for (const { typed } of SENTENCES.filter((_, place) => place % 5 === 0)) {
    await page.goto(`/courses?q=${encodeURIComponent(typed)}`);
    const understood = await results(page).getByRole('heading', { level: 2 }).first().textContent();
    await results(page)
      .getByRole('link', { name: /searched as typed/i })
      .click();
    await expect(page).toHaveURL(/literal=1/);
    await expect(results(page).getByText('No courses found')).toBeVisible();
    await expect(
      results(page).getByRole('complementary', { name: 'Results for your sentence' }).getByRole('link'),
    ).toBeVisible();
    await page.goBack();
    await expect(results(page).getByRole('heading', { level: 2 }).first()).toHaveText(understood ?? '');
    await expect(firstCourse(page)).toBeVisible();
  }
});
