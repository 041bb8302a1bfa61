import { Blog } from '@/models/article';
import { PNG } from '../support/files';
import { expect, test } from '../support/site';
import { WALKED_WIDTHS } from '../support/tiers';

test('what is typed and formatted, by buttons, by keys and by signs at the start of a line, is saved so @long', async ({
  page,
  loginAs,
}) => {
  await loginAs('admin');
  await page.goto('/app/admin/news');
  await page.getByLabel('Title').fill('Written with care');
  const text = page.getByRole('textbox', { name: 'Description' });
  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  await text.click();
  await tool('Heading').click();
  await page.keyboard.type('What to bring');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Warm boots ');
  await tool('Bold').click();
  await page.keyboard.type('and gloves');
  await tool('Bold').click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('- a hat');
  await page.keyboard.press('Home');
  await page.keyboard.type('Also ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('warm ');
  await tool('Add News').click();
  await expect(page.getByText('News added successfully!').first()).toBeVisible();
  await page.getByRole('link', { name: /Edit.*Written with care/ }).click();
  await expect(text).toBeVisible();
  expect(await text.innerHTML()).toContain(
    '<h2>What to bring</h2><p>Warm boots <strong>and gloves</strong></p><ul><li><p>Also <strong>warm </strong>a hat</p></li></ul>',
  );
});

test('with the keyboard alone: Tab reaches the buttons, arrows walk them, Tab goes on to the text @long', async ({
  page,
  loginAs,
}) => {
  await loginAs('admin');
  await page.goto('/app/admin/news');
  const text = page.getByRole('textbox', { name: 'Description' });
  await expect(text).toBeVisible();
  await page.getByLabel('Title').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Heading', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Bold', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('Loud');
  await expect(text.locator('strong')).toHaveText('Loud');
  await expect(page.getByRole('button', { name: 'Bold', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

for (const width of WALKED_WIDTHS) {
  test(`nothing moves when the editor comes, at ${width} px @long`, async ({ page, loginAs }) => {
    await Blog.deleteMany({ slug: 'still' });
    await Blog.create({ title: 'Still', slug: 'still', description: '<p>First line.</p>', imageFileId: null });
    await loginAs('admin');
    await page.setViewportSize({ width, height: 900 });
    // The scripts that come last are held until the page has been measured with the skeleton.
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/_next\/static\/chunks\/.+\.js/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/app/admin/edit-blog/still', { waitUntil: 'commit' });
    const coming = page.getByRole('status', { name: 'Loading the editor' });
    await expect(coming).toBeVisible();
    const places = () =>
      page.evaluate(() =>
        ['[role=toolbar]', 'button[type=submit]'].map((one) => {
          const box = document.querySelector(`main form ${one}`)?.getBoundingClientRect();
          return box && [box.left, box.top, box.height];
        }),
      );
    // Until its style sheets are there the page stands at other places.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('link[rel=stylesheet]')].every((link) => 'sheet' in link && link.sheet),
    );
    await page.evaluate(() => document.fonts.ready);
    const before = await places();
    release();
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveText('First line.');
    await expect(coming).toHaveCount(0);
    expect(await places()).toEqual(before);
  });
}

test('an article that is only looked at is not changed by the editor, and may be left without a question @long', async ({
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

test('Word’s list with a picture, and a table, are saved and shown as they were written @long', async ({
  page,
  loginAs,
}) => {
  await loginAs('admin');
  await page.goto('/app/admin/blog');
  await page.getByLabel('Title').fill('ਕੈਨੇਡਾ fees');
  const text = page.getByRole('textbox', { name: 'Description' });
  await text.click();
  const item = (words: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>${words}</p>`;
  const picture = `data:image/png;base64,${Buffer.from(PNG).toString('base64')}`;
  await text.evaluate(
    (element, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    `${item('Passport copy')}${item('Photo')}<p dir=RTL>مرحبا</p><img src="${picture}"><p>Below</p>`,
  );
  const image = text.locator('img[src^="/api/v1/blog-images/"]');
  await expect(image).toBeVisible();
  await page.keyboard.press('ControlOrMeta+End');
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.keyboard.type('Country');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Fee');
  await page.getByRole('button', { name: 'Add column' }).click();
  await expect(text.locator('th')).toHaveCount(4);
  await page.getByRole('button', { name: 'Add Blog' }).click();
  await expect(page).toHaveURL(/view-blog\/kainedaa-fees/);
  const article = page.getByRole('main');
  await expect(article.getByRole('listitem').filter({ hasText: 'Passport copy' })).toBeVisible();
  await expect(article.getByText('·')).toHaveCount(0);
  await expect(article.getByRole('columnheader', { name: 'Fee' })).toBeVisible();
  await expect(article.locator('p[dir=rtl]')).toHaveText('مرحبا');
  const shown = article.locator('img[src^="/api/v1/blog-images/"]');
  await expect.poll(() => shown.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
});

test('when another admin saved meanwhile, what was typed stays and can be saved @long', async ({ page, loginAs }) => {
  const slug = 'written-by-two';
  await Blog.create({ title: 'By one', slug, description: '<p>First.</p>', status: false });
  await loginAs('admin');
  await page.goto(`/app/admin/edit-blog/${slug}`);
  const text = page.getByRole('textbox', { name: 'Description' });
  await expect(text).toBeVisible();
  await text.click();
  await page.keyboard.type('Mine. ');
  await Blog.updateOne({ slug }, { title: 'By the other' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Another admin changed this article while you were editing').first()).toBeVisible();
  await expect(text).toContainText('Mine.');
  await expect(page.getByLabel('Title')).toHaveValue('By the other');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Blog saved successfully!').first()).toBeVisible();
  expect((await Blog.findOne({ slug }).lean())?.description).toContain('Mine.');
});

test('a title is refused when it is too long, and never cut @long', async ({ page, loginAs }) => {
  await loginAs('admin');
  await page.goto('/app/admin/news');
  const long = 'counsellors believe '.repeat(12).trim();
  await page.getByLabel('Title').fill(long);
  await page.getByRole('textbox', { name: 'Description' }).click();
  await page.keyboard.type('Text');
  await page.getByRole('button', { name: 'Add News' }).click();
  await expect(page.getByText(/At most 200 characters/).first()).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue(long);
});
