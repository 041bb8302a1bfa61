import type { Page } from '@playwright/test';
import { EXAMPLES } from '@/app/(landing)/_parts/examples';
import { expectAxeClean } from '../support/axe';
import { expect, test } from '../support/site';

const head = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();
const courses = (page: Page) => page.getByRole('article');
const phone = { width: 390, height: 844 };

for (const { words, search } of EXAMPLES) {
  test(`the landing page's “${words}” leads to a page that looks like success, by its link and as it stands @long`, async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('link', { name: words }).click();
    await expect(page).toHaveURL(`/courses?${search}`);
    await expect(head(page)).toHaveText(/^[1-9][\d,]* courses?$/);
    await expect(courses(page).first()).toBeVisible();
    await page.goto(`/courses?q=${encodeURIComponent(words)}`);
    await expect(head(page)).toHaveText(/^[1-9][\d,]* courses?: /);
    await expect(courses(page).first()).toBeVisible();
  });
}

test('a sentence leads with what was understood and left aside; a chip goes, the literal words are a press away, and back', async ({
  page,
}) => {
  await page.goto('/courses?q=zorbing+nursing+in+canada+in+september');
  await expect(head(page)).toHaveText(/^[1-9]\d* courses: nursing · Canada · Intake Sep$/);
  await expect(page.getByText('No matching course has all of “zorbing nursing”. Closest: “nursing”.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Country' }).locator('option').nth(1)).toHaveText(/Canada \([1-9]/);
  await expectAxeClean(page);
  const chips = page.getByRole('list', { name: 'Understood as', exact: true });
  await expect(chips.getByRole('link')).toHaveText(['“nursing”', 'Canada', 'Intake Sep']);
  await page.getByRole('link', { name: 'Searched as typed: none' }).click();
  await expect(page.getByText('No courses found')).toBeVisible();
  await page.getByRole('complementary', { name: 'Results for your sentence' }).getByRole('link').click();
  await expect(page).toHaveURL(/q=nursing&country=Canada&intake=Sep$/);
  await expect(head(page)).toHaveText(/^[1-9]\d* courses$/);
  await page.goto('/courses?q=zorbing+nursing+in+canada+in+september');
  await chips.getByRole('link', { name: 'Remove Canada' }).click();
  await expect(page).toHaveURL(/\?q=nursing&intake=Sep$/);
});

test('one question back is answered by a press, the answer is in the address; what was widened is said @long', async ({
  page,
}) => {
  await page.goto('/courses?q=diploma+nursing+bachelor+australia');
  const question = page.getByText('Do you have a diploma, or do you want one?');
  await expect(question).toBeVisible();
  await page.getByRole('link', { name: 'I have one' }).click();
  await expect(page).toHaveURL(/held=have/);
  await expect(question).toBeHidden();
  await expect(head(page)).toHaveText(/^[1-9]\d* courses?: nursing · Australia · Under Graduate$/);
  await page.goto('/courses?q=petroleum+engineering+tasmania');
  await expect(page.getByText('No matching course is listed in Tasmania: all of Australia is shown.')).toBeVisible();
  await expect(courses(page).first()).toContainText('Not in Tasmania');
});

test('an ambiguous name of a university offers its readings @long', async ({ page }) => {
  await page.goto('/courses?q=ntu');
  await expect(head(page)).toContainText('courses');
  await page
    .getByText('Which one do you mean?')
    .locator('..')
    .getByRole('link', { name: 'Nanyang Technological University', exact: true })
    .click();
  await expect(page).toHaveURL(/university=Nanyang\+Technological\+University/);
  await expect(courses(page).first()).toContainText(/Nanyang Technological University/i);
});

test('an abbreviation that is only a piece of words leads with its meaning, and its letters are a press away @long', async ({
  page,
}) => {
  await page.goto('/courses?q=AI');
  await expect(head(page)).toHaveText(/^\d+ courses? for “AI”$/);
  await expect(courses(page).first()).toContainText(/artificial intelligence/i);
  await page.getByRole('link', { name: /^Searched as typed: \d+ courses$/ }).click();
  await expect(page).toHaveURL(/q=AI&literal=1/);
  await expect(head(page)).toHaveText(/^\d+ courses$/);
});

test('filters set by hand that leave nothing say so, with the next step @long', async ({ page }) => {
  await page.goto('/courses?q=nursing+in+canada&country=Singapore&maxMonths=1');
  await expect(page.getByText('No courses found')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Without / })
    .click();
  await expect(courses(page).first()).toBeVisible();
});

test('on a phone the first course stands in the first screen; filters, order and hints are a button each @long', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const address of ['/courses?q=nursing+in+canada+in+september', '/courses?q=nursing', '/courses']) {
    await page.goto(address);
    await expect(courses(page).first().getByRole('heading')).toBeInViewport();
    const box = await courses(page).first().boundingBox();
    expect(box?.y, address).toBeLessThan(620);
  }
  await page.getByRole('button', { name: 'How this search works' }).click();
  await expect(page.getByRole('dialog', { name: 'How this search works' })).toContainText('health@douglas');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('combobox', { name: 'Country' }).selectOption('Canada');
  await expect(page).toHaveURL(/country=Canada/);
  await expectAxeClean(page);
});

test('a signed-in student and an agent are led by the reading as well @long', async ({ page, loginAs }) => {
  for (const role of ['student', 'agent'] as const) {
    await loginAs(role);
    await page.goto(`/app/${role}/search-course?q=nursing+in+canada+in+september`);
    await expect(head(page)).toHaveText(/^[1-9]\d* courses: nursing · Canada · Intake Sep$/);
  }
});
