import type { Page } from '@playwright/test';
import { Blog } from '@/models/article';
import { expect, test } from '../support/site';

/** Holds the scripts that are asked for from now on; the function lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_next\/static\/chunks\/.+\.js/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('what is typed and pressed before the editor has come is in the article, in its order', async ({
  page,
  loginAs,
}) => {
  await loginAs('admin');
  await page.goto('/app/admin/news');
  await page.getByLabel('Title').fill('Written on a slow line');
  const release = await holdScripts(page);
  const text = page.getByRole('textbox', { name: 'Description' });
  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  await tool('Heading').click();
  await page.keyboard.type('What to bring');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Warm boots ');
  await tool('Bold').click();
  await page.keyboard.type('and gloves');
  await tool('Bold').click();
  await page.keyboard.type(' twoo');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- a hat');
  await page.keyboard.press('Home');
  await page.keyboard.type('Also ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('warm ');
  await expect(page.locator('[aria-busy=true]').filter({ has: text })).toBeVisible();
  // Save waits with what was written.
  await tool('Add News').click();
  release();
  await expect(page.getByText('News added successfully!').first()).toBeVisible();
  await expect(page).toHaveURL(/\/app\/admin\/all-news$/);
  await page.getByRole('link', { name: /Edit.*Written on a slow line/ }).click();
  await expect(text).toBeVisible();
  expect(await text.innerHTML()).toContain(
    '<h2>What to bring</h2><p>Warm boots <strong>and gloves</strong> two</p><ul><li><p>Also <strong>warm </strong>a hat</p></li></ul>',
  );
});

test('the cursor stays where it was pressed while the editor comes, and the next key goes on there', async ({
  page,
  loginAs,
}) => {
  const description = '<p>First line.</p><p></p><p>Third <em>line</em> here.</p>';
  await Blog.create({ title: 'Placed', slug: 'placed', description, imageFileId: null });
  await loginAs('admin');
  await page.goto('/app/admin/edit-blog/placed');
  const text = page.getByRole('textbox', { name: 'Description' });
  const release = await holdScripts(page);
  // Into the empty line.
  await text.locator('p').nth(1).click();
  await page.keyboard.type('Second');
  await text.locator('em').dblclick();
  await page.keyboard.type('row');
  await page.keyboard.press('ControlOrMeta+z');
  release();
  await expect(page.locator('.ProseMirror-focused')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.type(' Now.');
  await expect(text).toHaveText('First line.SecondThird line here. Now.');
  await expect(text.locator('em')).toHaveText('line');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Blog saved successfully!').first()).toBeVisible();
  expect((await Blog.findOne({ slug: 'placed' }).lean())?.description).toBe(
    '<p>First line.</p><p>Second</p><p>Third <em>line</em> here. Now.</p>',
  );
});

test('an article that is only looked at is not changed by the editor, and may be left without a question', async ({
  page,
  loginAs,
}) => {
  await Blog.create({ title: 'Old', slug: 'old-words', description: '<p>Old <b>words</b></p>', imageFileId: null });
  await loginAs('admin');
  await page.goto('/app/admin/edit-blog/old-words');
  const text = page.getByRole('textbox', { name: 'Description' });
  await expect(text).toHaveText('Old words');
  await text.click();
  await expect(page.locator('.ProseMirror-focused')).toBeVisible();
  let asked = false;
  page.on('dialog', (dialog) => {
    asked = true;
    void dialog.accept();
  });
  await page.goto('/app/admin/all-blogs');
  expect(asked).toBe(false);
});

test('what is typed before any script has come stays, and is saved', async ({ page, loginAs }) => {
  await Blog.create({ title: 'Early', slug: 'early', description: '<p>There &amp; kept</p>', imageFileId: null });
  await loginAs('admin');
  const release = await holdScripts(page);
  const opened = page.goto('/app/admin/edit-blog/early');
  const text = page.getByRole('textbox', { name: 'Description' });
  await text.click();
  await page.keyboard.press('End');
  await page.keyboard.type(', typed');
  release();
  await opened;
  await expect(page.locator('.ProseMirror-focused')).toBeVisible();
  await page.keyboard.type(' early');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Blog saved successfully!').first()).toBeVisible();
  expect((await Blog.findOne({ slug: 'early' }).lean())?.description).toBe('<p>There &amp; kept, typed early</p>');
});

test('the text stands where it stood when the editor comes', async ({ page, loginAs }) => {
  const description =
    '<p>First\nline.</p>\n\n<h2>Head</h2>\n<ul>\n  <li><p>One</p></li>\n  <li>Two <em>words</em> </li>\n</ul>\n<p>Last.</p>\n';
  await Blog.create({ title: 'Still', slug: 'still', description, imageFileId: null });
  await loginAs('admin');
  await page.goto('/app/admin/edit-blog/still');
  const text = page.getByRole('textbox', { name: 'Description' });
  const places = () =>
    text.evaluate((area) => [...area.querySelectorAll('h2, li')].map((one) => one.getBoundingClientRect().top));
  await expect(page.locator('.ProseMirror-focused')).toHaveCount(0);
  const before = await places();
  await text.focus();
  await expect(page.locator('.ProseMirror-focused')).toBeVisible();
  expect(await places()).toEqual(before);
});

test('a megabyte pasted before any script has come is refused, and the article stays as it was', async ({
  page,
  loginAs,
}) => {
  await Blog.create({ title: 'Pasted', slug: 'pasted', description: '<p>As it was</p>', imageFileId: null });
  await loginAs('admin');
  const release = await holdScripts(page);
  const opened = page.goto('/app/admin/edit-blog/pasted');
  const text = page.getByRole('textbox', { name: 'Description' });
  await text.click();
  await text.evaluate((element) => {
    element.innerHTML += `<p>${'<b>word</b> '.repeat(100_000)}</p>`;
  });
  release();
  await opened;
  await expect(page.getByText('This is too long to paste').first()).toBeVisible();
  await expect(page.locator('.ProseMirror-focused')).toHaveText('As it was');
});
