import type { Page } from '@playwright/test';
import { Blog } from '@/models/article';
import { expect, test } from '../../support/site';

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<p class=MsoTitle>Nursing abroad</p><h1>What it takes</h1><p class=MsoNormal>Two years of <b>practice</b>.<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>a licence</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>a score</p>
<h4>Costs</h4><iframe src="https://www.youtube.com/embed/abc123"></iframe><object>An old player</object></body></html>`;
const DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span>From Docs</span></h1>
<p dir="ltr"><span style="font-weight:400">Plain, </span><span style="font-weight:700">heavy</span><span> and a </span>
<a href="https://example.org/x"><span>link</span></a>.</p><ol><li dir="ltr"><p dir="ltr">first</p></li></ol></b>`;

async function paste(page: Page, html: string): Promise<void> {
  const text = page.getByRole('textbox', { name: 'Description' });
  await text.click();
  await page.keyboard.press('ControlOrMeta+End');
  await text.evaluate((element, markup) => {
    const clipboard = new DataTransfer();
    clipboard.setData('text/html', markup);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }));
  }, html);
}

async function look(page: Page, name: string): Promise<void> {
  const { SCREENSHOTS: folder } = process.env;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

for (const width of [390, 1280]) {
  test(`an article is pasted, shared, scheduled, renamed, restored and deleted, at ${width} pixels @long`, async ({
    page,
    loginAs,
    browser,
    site,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    const slug = `nursing-abroad-${width}`;
    await loginAs('admin');
    await page.goto('/app/admin/blog');
    await page.getByLabel('Title', { exact: true }).fill(`Nursing abroad ${width}`);
    await paste(page, WORD);
    await page.keyboard.press('Enter');
    await paste(page, DOCS);
    const text = page.getByRole('textbox', { name: 'Description' });
    await expect(text.locator('h2')).toHaveText(['Nursing abroad', 'What it takes', 'From Docs']);
    await expect(text.locator('h3')).toHaveText(['Costs']);
    await expect(text.locator('li')).toHaveText(['a licence', 'a score', 'first']);
    await expect(text.locator('strong')).toHaveText(['practice', 'heavy']);
    await expect(text.getByText('https://www.youtube.com/watch?v=abc123')).toBeVisible();
    await expect(text.getByText('An old player')).toBeVisible();
    await expect(text.getByText('[Something here could not be pasted]')).toBeVisible();
    await page.getByLabel('Excerpt').fill('What nurses bring, and what it costs.');
    await page.getByLabel('Topics').fill('Nursing, Money');
    // The hour is one that has come as soon as the site is told a minute later.
    await page.getByLabel('Publish at').fill('2031-05-01T09:30');
    await page.getByRole('button', { name: 'Add Blog' }).click();
    await expect(page.getByText('Blog added successfully!').first()).toBeVisible();
    await expect(page.getByText(/Scheduled: 1 May 2031, 09:30/)).toBeVisible();
    await look(page, `view-${width}`);

    await page.getByRole('button', { name: 'Create preview link' }).click();
    const link = await page.getByLabel('Preview link').inputValue();
    const visitor = await browser.newPage({ baseURL: site.url, viewport: { width, height: 900 } });
    await visitor.goto(link);
    await expect(visitor.getByRole('heading', { level: 1, name: `Nursing abroad ${width}` })).toBeVisible();
    await expect(visitor.getByText('This is a draft.')).toBeVisible();
    await look(visitor, `preview-${width}`);

    // Its time comes: the page is there within the quarter of a minute in which every process looks.
    await Blog.collection.updateOne({ slug }, { $set: { publishAt: new Date(Date.now() - 1_000) } });
    await expect
      .poll(async () => (await page.request.get(`/blog/view/${slug}`)).status(), { timeout: 40_000 })
      .toBe(200);
    expect((await visitor.goto(link))?.status()).toBe(404);

    await page.goto(`/app/admin/edit-blog/${slug}`);
    await expect(page.getByLabel('Publish at')).toHaveCount(0);
    await page.getByText('Address and search engines').click();
    await page.getByRole('textbox', { name: /^Address/ }).fill(`Nursing 2031 ${width}`);
    await page.getByLabel('Heading in search results').fill('Nursing abroad: what it takes');
    await expect(page.getByRole('figure')).toContainText(`/blog/view/nursing-2031-${width}`);
    await page.getByLabel('Title', { exact: true }).fill(`Nursing, renamed ${width}`);
    await look(page, `form-${width}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Blog saved successfully!').first()).toBeVisible();
    const renamed = `/blog/view/nursing-2031-${width}`;
    await expect(page).toHaveURL(new RegExp(`/app/admin/view-blog/nursing-2031-${width}$`));
    const old = await page.request.get(`/blog/view/${slug}`, { maxRedirects: 0 });
    expect([old.status(), old.headers().location]).toEqual([308, renamed]);
    const call = await page.request.get(`/api/v1/view-blog/${slug}`);
    expect((await call.json()).blog.slug).toBe(`nursing-2031-${width}`);
    await visitor.goto(`/blog/view/${slug}`);
    await expect(visitor).toHaveTitle(/Nursing abroad: what it takes/);
    await expect(visitor.locator('meta[property="og:description"]')).toHaveAttribute(
      'content',
      'What nurses bring, and what it costs.',
    );
    await look(visitor, `public-${width}`);
    await visitor.getByRole('link', { name: 'Money', exact: true }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: 'Money' })).toBeVisible();
    await look(visitor, `topic-${width}`);

    await page.getByRole('link', { name: 'Earlier versions' }).click();
    await expect(page.getByRole('heading', { level: 2, name: `Nursing abroad ${width}` })).toBeVisible();
    await look(page, `versions-${width}`);
    await page.getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('Earlier version restored.').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: `Nursing abroad ${width}` })).toBeVisible();

    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByLabel('Key', { exact: true }).fill('the key');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete blog' }).click();
    await expect(page.getByText('Blog deleted successfully').first()).toBeVisible();
    for (const path of [renamed, `/blog/view/${slug}`]) {
      await expect.poll(async () => (await page.request.get(path)).status()).toBe(410);
      const gone = await visitor.request.get(path);
      expect([gone.status(), (await gone.text()).includes('noindex')]).toEqual([410, true]);
    }
    expect((await page.request.get(`/api/v1/view-blog/${slug}`)).status()).toBe(410);
    await visitor.close();
  });
}
