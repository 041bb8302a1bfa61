import { withTextDemands } from '@/lib/engines/requirements/demands';
import { followClauses } from '@/lib/services/catalogue/clauses/follow';
import { writeDrafts } from '@/lib/services/catalogue/course-writes';
import { Course } from '@/models/course';
import { RequirementClause } from '@/models/requirement-clause';
import { draft } from '../support/courses';
import { expect, test } from '../support/site';
import { WALKED_WIDTHS } from '../support/tiers';

/** In no other course; what is said of them changes nothing else. */
const ASKS_SCORES = 'IELTS 6.5 with no band below 4.5';
const UNREAD = 'Zorvle plintham';

test.beforeAll(async () => {
  await RequirementClause.deleteMany({ search: /4\.5|plintham/ });
  const drafts = ['Bachelor of Clause Walking', 'Master of Clause Walking'].map((course, row) => ({
    row,
    draft: withTextDemands(
      draft({
        course,
        admissionRequirement: `${ASKS_SCORES}. ${UNREAD}.`,
        ieltsOverall: null,
        ieltsLessThan: null,
        pteOverall: null,
        pteLessThan: null,
      }),
    ),
  }));
  await writeDrafts(drafts, null, new Map());
  await followClauses();
});

for (const width of WALKED_WIDTHS) {
  test(`an admin confirms a clause, takes it back and says that another asks nothing, at ${width} px @long`, async ({
    page,
    loginAs,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await loginAs('admin');
    await page.goto('/app/admin/requirement-clauses');
    const find = page.getByRole('searchbox', { name: 'Search clauses' });
    await find.fill('below 4.5');
    const confirm = page.getByRole('button', { name: `Confirm “${ASKS_SCORES}”` });
    await confirm.click();
    await expect(page.getByRole('button', { name: `Undo “${ASKS_SCORES}”` })).toBeVisible();
    await followClauses();
    expect(await Course.distinct('scoresFromText', { course: /Clause Walking$/ })).toEqual(['IELTS confirmed']);

    await page.getByRole('button', { name: `Undo “${ASKS_SCORES}”` }).click();
    await expect(confirm).toBeVisible();
    await followClauses();
    expect(await Course.distinct('scoresFromText', { course: /Clause Walking$/ })).toEqual(['IELTS']);

    await find.fill('plintham');
    const choice = page.getByRole('combobox', { name: `Type of “${UNREAD}”` });
    await expect(page.getByRole('button', { name: /^Confirm/ })).toHaveCount(0);
    await choice.selectOption('none');
    await expect(page.getByRole('button', { name: `Undo “${UNREAD}”` })).toBeVisible();
    await followClauses();
    expect(await Course.distinct('alsoAsked', { course: /Clause Walking$/ })).toEqual(['']);
    await page.getByRole('button', { name: `Undo “${UNREAD}”` }).click();
    await expect(choice).toBeVisible();
    await followClauses();
    expect(await Course.distinct('alsoAsked', { course: /Clause Walking$/ })).not.toEqual(['']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
