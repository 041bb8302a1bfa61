import { Blog } from '@/models/article';
import { PNG } from '../support/files';
import { expect, test } from '../support/site';

test('a blog with a picture is written, published, seen by the public, drafted, and deleted with the key only', async ({
  page,
  loginAs,
}) => {
  await loginAs('admin');
  await page.goto('/app/admin/blog');
  await page.getByRole('button', { name: 'Add Blog' }).click();
  await expect(page.getByText('Please fill in all fields').first()).toBeVisible();
  await page.getByLabel('Title').fill('Packing for a Canadian winter');
  const text = page.getByRole('textbox', { name: 'Description' });
  await text.click();
  await page.getByRole('button', { name: 'Heading', exact: true }).click();
  await page.keyboard.type('What to bring');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Warm boots <script>alert(1)</script> ');
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('and gloves');
  expect(await text.evaluate((element) => element.clientHeight)).toBe(500);
  await page.getByLabel('Image').setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from(PNG) });
  await page.getByRole('button', { name: 'Add Blog' }).click();
  await expect(page.getByText('Blog added successfully!').first()).toBeVisible();
  await expect(page).toHaveURL(/\/app\/admin\/view-blog\/packing-for-a-canadian-winter$/);
  await expect(page.getByRole('heading', { level: 2, name: 'What to bring' })).toBeVisible();
  await expect(page.locator('strong', { hasText: 'and gloves' })).toBeVisible();

  const publicPage = '/blog/view/packing-for-a-canadian-winter';
  expect((await page.request.get(publicPage)).status()).toBe(404);
  await page.getByRole('button', { name: /^Publish/ }).click();
  await expect(page.getByText('Blog status updated successfully').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Published')).toBeVisible();
  expect((await page.request.get(publicPage)).status()).toBe(200);

  await page.goto('/app/admin/all-blogs');
  await page.getByRole('button', { name: 'Move to Draft: Packing for a Canadian winter' }).click();
  await expect(page.getByRole('button', { name: 'Publish: Packing for a Canadian winter' })).toBeVisible();
  expect((await page.request.get(publicPage)).status()).toBe(404);

  await page.getByRole('link', { name: 'Edit: Packing for a Canadian winter' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Packing for a Canadian winter');
  await page.getByLabel('Title').fill('Packing for a long winter');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('article', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Packing for a long winter' })).toBeVisible();
  await expect(preview.locator('strong', { hasText: 'and gloves' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to editing' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Packing for a long winter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Blog saved successfully!').first()).toBeVisible();
  await expect(page).toHaveURL(/\/app\/admin\/view-blog\/packing-for-a-canadian-winter$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Packing for a long winter' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Are you sure you want to delete this blog?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Blog deletion failed').first()).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText('Ok then, provide the key to delete');
  await dialog.getByLabel('Key', { exact: true }).fill('a guess');
  await dialog.getByRole('button', { name: 'Delete blog' }).click();
  await expect(dialog.getByText('Invalid key')).toBeVisible();
  await dialog.getByLabel('Key', { exact: true }).fill('the key');
  await dialog.getByRole('button', { name: 'Delete blog' }).click();
  await expect(page.getByText('Blog deleted successfully').first()).toBeVisible();
  await expect(page).toHaveURL(/\/app\/admin\/all-blogs$/);
  await expect(page.getByRole('link', { name: 'Packing for a long winter' })).toHaveCount(0);
});

test('news is written, published for everybody, drafted and deleted @long', async ({ page, loginAs }) => {
  await loginAs('admin');
  await page.goto('/app/admin/news');
  await page.getByRole('button', { name: 'Add News' }).click();
  await expect(page.getByText('Please fill in all fields').first()).toBeVisible();
  await page.getByLabel('Title').fill('A new intake in Wellington');
  await page.getByRole('textbox', { name: 'Description' }).click();
  await page.keyboard.type('Classes begin in May.');
  await page.getByRole('button', { name: 'Add News' }).click();
  await expect(page.getByText('News added successfully!').first()).toBeVisible();
  await expect(page).toHaveURL(/\/app\/admin\/all-news$/);
  await expect(page.getByRole('link', { name: 'News', exact: true })).toHaveAttribute('aria-current', 'page');
  const shown = async () => (await (await page.request.get('/news')).text()).includes('Classes begin in May.');
  expect(await shown()).toBe(false);
  await page.getByRole('button', { name: 'Publish: A new intake in Wellington' }).click();
  const draft = page.getByRole('button', { name: 'Move to Draft: A new intake in Wellington' });
  await expect(draft).toBeVisible();
  await expect.poll(shown).toBe(true);
  await draft.click();
  await expect(page.getByRole('button', { name: 'Publish: A new intake in Wellington' })).toBeVisible();
  await expect.poll(shown).toBe(false);
  await page.getByRole('button', { name: /^Delete.*A new intake in Wellington/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('A new intake in Wellington')).toHaveCount(0);
});

test('publishing a blog that was deleted elsewhere says so, and the list no longer has it @long', async ({
  page,
  loginAs,
}) => {
  await Blog.create({ title: 'Gone tomorrow', slug: 'gone-tomorrow', description: '<p>Soon.</p>', imageFileId: null });
  await loginAs('admin');
  await page.goto('/app/admin/all-blogs?q=gone');
  const publish = page.getByRole('button', { name: 'Publish: Gone tomorrow' });
  await expect(publish).toBeVisible();
  await Blog.deleteOne({ slug: 'gone-tomorrow' });
  await publish.click();
  await expect(page.getByText('This article does not exist.').first()).toBeVisible();
  await expect(publish).toHaveCount(0);
});

test('ten megabytes pasted into the editor are refused at once, and what was written stays @long', async ({
  page,
  loginAs,
}) => {
  await loginAs('admin');
  await page.goto('/app/admin/blog');
  const text = page.getByRole('textbox', { name: 'Description' });
  await text.click();
  await page.keyboard.type('Kept.');
  await text.evaluate((element) => {
    const clipboard = new DataTransfer();
    clipboard.setData('text/html', `<p>${'<b>word</b> '.repeat(900_000)}</p>`);
    clipboard.setData('text/plain', 'word '.repeat(2_000_000));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }));
  });
  await expect(page.getByText('This text is too long').first()).toBeVisible();
  await expect(text).toHaveText('Kept.');
});
