import type { Page } from '@playwright/test';
import { Blog, News } from '@/models/article';
import { expect, test } from '../../support/site';
import { XSS_PAYLOADS } from '../../support/xss-payloads';

/** Collects every sign that some markup ran: a dialog, a call of its functions, a request that left the site. */
async function watchForScripts(page: Page, origin: string): Promise<string[]> {
  const signs: string[] = [];
  page.on('dialog', (dialog) => {
    signs.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol.startsWith('http')) signs.push(`request ${request.url()}`);
  });
  page.on('popup', (popup) => signs.push(`popup ${popup.url()}`));
  await page.exposeFunction('attackRan', (what: string) => signs.push(what));
  await page.addInitScript(() => {
    const reporter = window as unknown as { attackRan: (what: string) => void };
    for (const name of ['alert', 'confirm', 'prompt', 'msgbox']) {
      Object.assign(window, { [name]: () => reporter.attackRan(name) });
    }
  });
  return signs;
}

/** Does to every element of the articles what a reader might, and answers what shouldn't stand in them. */
async function provoke(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const allowed = [
      'H1',
      'H2',
      'H3',
      'P',
      'UL',
      'OL',
      'LI',
      'A',
      'STRONG',
      'EM',
      'BLOCKQUOTE',
      'IMG',
      'BR',
      'TABLE',
      'TBODY',
      'TR',
      'TH',
      'TD',
    ];
    const found: string[] = [];
    // What an embed became is a link to its address: pressed, it would lead there. Handlers run all the same.
    main.addEventListener('click', (event) => event.preventDefault());
    for (const element of main.querySelectorAll('.prose *')) {
      if (!allowed.includes(element.tagName)) found.push(element.outerHTML);
      for (const { name, value } of element.attributes) {
        if (/^on|^style$|^srcdoc$/.test(name) || /^\s*(javascript|data|vbscript|blob):/i.test(value)) {
          found.push(element.outerHTML);
        }
      }
      for (const type of [
        'mouseover',
        'mouseenter',
        'pointerdown',
        'focus',
        'animationstart',
        'transitionend',
        'toggle',
      ]) {
        element.dispatchEvent(new Event(type, { bubbles: true }));
      }
      const { protocol } = element as HTMLAnchorElement;
      if (element.tagName === 'A' && !/^https?:|^mailto:|^tel:|^$|^:$/.test(protocol)) found.push(element.outerHTML);
      if (element.tagName === 'P') (element as HTMLElement).click();
    }
    return found;
  });
}

test('no attack in the text of a blog or of news runs in a browser, whether it was saved or already stored', async ({
  page,
  site,
  loginAs,
}) => {
  await loginAs('admin');
  const signs = await watchForScripts(page, new URL(site.url).origin);
  const saved = await page.request.post('/api/v1/save-blog', {
    multipart: { title: 'All attacks, saved', description: `<p>Start</p>${XSS_PAYLOADS.join('\n')}` },
  });
  expect(saved.status()).toBe(201);
  const publication = { status: true, publishedOn: new Date() };
  await Blog.updateOne({ slug: 'all-attacks-saved' }, { $set: publication });
  // As if an older version had stored them without any care.
  const raw = { title: 'All attacks, stored', description: XSS_PAYLOADS.join('\n'), imageFileId: null };
  await Blog.create({ ...raw, slug: 'all-attacks-stored', ...publication });
  await News.deleteMany({});
  for (const [at, payload] of XSS_PAYLOADS.entries()) {
    const title = `Attack ${at}`;
    if (at % 2) {
      await News.create({ title, slug: `attack-${at}`, description: payload, imageFileId: null, ...publication });
      continue;
    }
    const answer = await page.request.post('/api/v1/save-news', {
      data: { title, description: `<p>Start</p>${payload}` },
    });
    expect(answer.status(), payload).toBe(201);
    await News.updateOne({ slug: `attack-${at}` }, { $set: publication });
  }

  const pages = Array.from({ length: Math.ceil(XSS_PAYLOADS.length / 10) }, (_none, at) => `/news?page=${at + 1}`);
  let articles = 0;
  for (const path of [
    '/blog/view/all-attacks-saved',
    '/blog/view/all-attacks-stored',
    '/app/admin/view-blog/all-attacks-stored',
    ...pages,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await provoke(page), path).toEqual([]);
    articles += await page.locator('main .prose').count();
  }
  expect(articles).toBe(3 + XSS_PAYLOADS.length);
  for (const path of ['/blog', '/app/admin/all-blogs', '/app/admin/all-news']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(signs).toEqual([]);
});

test('the signs of a script are seen when one does run', async ({ page, site }) => {
  const signs = await watchForScripts(page, new URL(site.url).origin);
  await page.goto('/blog');
  await page.evaluate(() => {
    window.alert(1);
  });
  await expect.poll(() => signs).toContain('alert');
});
