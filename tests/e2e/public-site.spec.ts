import { createHash } from 'node:crypto';
import { get as httpGet, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { HEAD_SCRIPT } from '@/lib/platform/web/head-script';
import { Blog } from '@/models/article';
import { Course } from '@/models/course';
import { Enquiry } from '@/models/enquiry';
import { University } from '@/models/university';
import { crawl } from '../support/crawl';
import { person } from '../support/people';
import { expect, type LaunchedSite, launchSite, test } from '../support/site';

/** A site of its own: small enough to follow every link of it, and with a second process. */
let small: LaunchedSite;
// After the worker's own site, or that one would take the connection to the database.
test.beforeAll(async ({ site: _first }) => {
  test.setTimeout(180_000);
  small = await launchSite({ courses: 100 });
});
test.afterAll(() => small?.stop());

test('every link from the home page and the sitemap leads to a whole page of its own @long', async () => {
  test.setTimeout(180_000);
  let signIns = 0;
  const pages = await crawl(small.url, ['/', '/robots.txt', '/sitemap.xml'], {
    // Each course has its own way to sign in and back, all to the same page.
    skip: (path) => /^\/(app|api\/)/.test(path) || (path.startsWith('/login?') && signIns++ > 3),
    // Searches lead to searches without end.
    leaf: (path) => path.startsWith('/courses?'),
  });
  const wrong = pages.flatMap(({ url, from, status, redirects, html }) => {
    const faults = [];
    if (status !== 200) faults.push(`answers ${status}`);
    if (redirects > 1) faults.push(`is ${redirects} redirects away`);
    if (html !== null) faults.push(...faultsOf(html));
    return faults.map((fault) => `${url}, linked on ${from}: ${fault}`);
  });
  expect(wrong).toEqual([]);
  const paths = new Set(pages.map(({ url }) => new URL(url).pathname));
  const count = (start: string) => [...paths].filter((path) => path.startsWith(start)).length;
  expect(count('/courses/')).toBe(await Course.countDocuments());
  expect(count('/universities/')).toBe(await University.countDocuments());
  expect(count('/blog/view/')).toBe(await Blog.countDocuments({ status: true }));
});

test('universities are found by a part of their name, with how many courses each has @long', async () => {
  const one = await University.findOne({ country: 'UK' }).sort({ university: 1 }).lean();
  const name = String(one?.university);
  const courses = await Course.countDocuments({ country: 'UK', university: name });
  const of = async (q: string) =>
    (await fetch(`${small.url}/universities?${new URLSearchParams({ country: 'UK', q })}`)).text();
  const found = await of(name.slice(1).toUpperCase());
  expect([...found.matchAll(/<a [^>]*href="\/universities\/[^?"]/g)]).toHaveLength(1);
  expect(found).toContain(`${name}</span>`);
  expect(found).toContain(`>${courses} ${courses === 1 ? 'course' : 'courses'}<`);
  expect(await of('<zq>')).toContain('No university in UK has “&lt;zq&gt;” in its name');
});

function faultsOf(html: string): string[] {
  const head = html.slice(0, html.indexOf('</head>'));
  const faults = [];
  if ((html.match(/<h1[\s>]/g) ?? []).length !== 1) faults.push('not one h1');
  if (!/<title>[^<]{5,}<\/title>/.test(head)) faults.push('no title');
  if (!/<meta name="description" content="[^"]{20,}"/.test(head)) faults.push('no description');
  for (const [, statement = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
    try {
      const { '@context': context, ...rest } = JSON.parse(statement);
      if (context !== 'https://schema.org' || !(rest['@type'] || rest['@graph'])) faults.push('JSON-LD of no type');
    } catch {
      faults.push('JSON-LD that does not parse');
    }
  }
  return faults;
}

test('a course answers at its id and at any old name with one redirect to its own address, and states itself', async () => {
  const course = await Course.findOne({ forSample: false, tuitionFeeMinor: { $gt: 0 } }).lean();
  const answers = await Promise.all(
    [`/courses/${course?._id}`, `/courses/an-old-name-${course?._id}`].map((path) =>
      fetch(small.url + path, { redirect: 'manual' }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([308, 308]);
  const [address, same] = answers.map(({ headers }) => headers.get('location') ?? '');
  expect(same).toBe(address);
  const html = await (await fetch(small.url + address, { redirect: 'error' })).text();
  expect(html).toContain(`<link rel="canonical" href="${small.url}${address}"/>`);
  expect(html).toContain(`hrefLang="en-GB" href="${small.url}${address}"`);
  expect(html).toContain(`<meta property="og:image" content="${small.url}${address}/og.png"/>`);
  const picture = await fetch(`${small.url}${address}/og.png`, { redirect: 'error' });
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 630 });
  const graphs = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, statement = '']) => JSON.parse(statement))
    .flatMap((statement) => statement['@graph'] ?? []);
  const offers = { price: Number(course?.tuitionFeeMinor) / 100, priceCurrency: course?.currency };
  expect(graphs).toMatchObject([
    { '@type': 'Course', name: course?.course, offers },
    { '@type': 'EducationalOccupationalProgram', name: course?.course, offers },
  ]);
});

test('what is published in one process is on the public pages of all, and gone again as a draft @long', async () => {
  const second = await small.another();
  const admin = await person('admin');
  const draft = await Blog.findOne({ status: false }).lean();
  const lists = (url: string) =>
    fetch(`${url}/blog`).then(async (answer) => (await answer.text()).includes(`/blog/view/${draft?.slug}"`));
  const shown = () => Promise.all([small.url, second.url].map(lists));
  const detail = () => fetch(`${second.url}/blog/view/${draft?.slug}`).then(({ status }) => status);
  const set = async (status: boolean) => {
    const answer = await fetch(`${small.url}/api/v1/update-blog-status/${draft?.slug}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ status }),
    });
    expect(answer.status).toBe(200);
    return Date.now();
  };
  expect([await shown(), await detail()]).toEqual([[false, false], 404]);
  const published = await set(true);
  await expect.poll(shown, { intervals: [50] }).toEqual([true, true]);
  console.log(`\npublished pages of both processes new after ${Date.now() - published} ms`);
  expect(await detail()).toBe(200);
  await set(false);
  await expect.poll(shown, { intervals: [50] }).toEqual([false, false]);
  await expect.poll(detail, { intervals: [50] }).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('public pages read complete, their links work, and a question reaches the counsellors', async ({ page }) => {
    await page.goto(small.url);
    await expect(page.getByRole('heading', { name: 'Where would you like to study?' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Track the application in real time' })).toBeVisible();
    // Without a site of mock tests none are claimed.
    await expect(page.getByText(/mock test/i)).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Canada.*course/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Skip', exact: true })).toBeHidden();

    await page.getByLabel('Name').fill('Asha Menon');
    await page.getByLabel('Email').fill('asha.menon@');
    await page.getByLabel('Mobile number').fill('+91 98765 43210');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Please enter an email address such as name@example.com.')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Asha Menon');
    await page.getByLabel('Email').fill('asha.menon@example.com');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Thank you, we have received your message.')).toBeVisible();
    expect(await Enquiry.findOne({ email: 'asha.menon@example.com' }).lean()).toMatchObject({
      name: 'Asha Menon',
      mobile: '+919876543210',
      source: 'landing',
    });

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    await page.getByRole('main').locator('a[href^="/blog/view/"]').nth(1).click();
    await expect(page).toHaveURL(/\/blog\/view\//);
    await expect(page.getByRole('heading', { name: 'Read next' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Universities' }).click();
    await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /Universit|College|Institute|Poly/ })
      .first()
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(/\/universities\/[a-z-]+-[0-9a-f]{24}$/);
    await page.locator('main a[href^="/courses/"]').first().click();
    await expect(page.getByRole('link', { name: 'Apply Course' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Entry requirements' })).toBeVisible();
  });
});

test('no page asks another site for anything, runs a foreign script or flashes in the wrong theme', async ({
  browser,
}) => {
  // A page of its own, whose console may tell of the refused scripts.
  const page = await browser.newPage();
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== small.url)
      elsewhere.push(request.url());
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.context().addCookies([{ name: 'theme', value: 'dark', url: small.url }]);
  for (const path of ['/', '/blog', '/news', '/courses', '/universities', '/login', '/nowhere']) {
    await page.goto(small.url + path);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.foreign = true';
      document.body.append(script);
      return 'foreign' in window;
    });
    expect(ran, `${path} runs an injected script`).toBe(false);
  }
  await page.close();
  expect(elsewhere).toEqual([]);
  const policies = await Promise.all(
    ['/', '/login', '/nowhere', '/api/v1/my-blogs', '/og.png'].map(async (path) => {
      const { headers } = await fetch(small.url + path);
      return headers.get('content-security-policy') ?? 'none';
    }),
  );
  for (const policy of policies)
    expect(policy).toMatch(/^default-src 'self'; script-src 'self'(?!.*script-src[^;]*unsafe)/);
});

test('what the pages kept in memory assume of Next holds @long', async () => {
  const get = (path: string, headers: Record<string, string> = {}) => fetch(small.url + path, { headers });
  const inline = (html: string) =>
    [...html.matchAll(/<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g)].filter(
      ([, attributes = '']) => !/\ssrc=|\stype="application\//.test(attributes),
    );
  // The middleware may answer by itself: its body, policy and tag arrive as they are, and Next compresses it.
  const kept = await get('/blog', { 'accept-encoding': 'gzip' });
  const policy = kept.headers.get('content-security-policy') ?? '';
  expect([kept.status, kept.headers.get('content-encoding')]).toEqual([200, 'gzip']);
  expect(policy).not.toContain('nonce-');
  const html = await kept.text();
  for (const [, , text = ''] of inline(html)) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  const same = await get('/blog', { 'if-none-match': kept.headers.get('etag') ?? '' });
  expect([same.status, same.headers.get('content-security-policy')]).toEqual([304, policy]);
  // Its scripts are loaded as Next writes them.
  expect(html).toMatch(/<script src="\/_next\/static\/[^"]+" async=""/);
  // The router's requests pass the middleware by.
  const part = await get('/blog', { rsc: '1' });
  expect(part.headers.get('content-type')).toBe('text/x-component');
  // Next puts the nonce of the request's policy on each inline script, except for ours, which has its hash.
  for (const path of ['/login', '/blog?x=1']) {
    const made = await get(path);
    const [, nonce] = /'nonce-([^']+)'/.exec(made.headers.get('content-security-policy') ?? '') ?? [];
    const scripts = inline(await made.text()).filter(([, , text]) => text !== HEAD_SCRIPT);
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, attributes] of scripts) expect(attributes).toContain(`nonce="${nonce}"`);
  }
});

test('a page kept for visitors carries the style sheet that others link, and going on from it fetches none @long', async ({
  page,
}) => {
  const linked = await (await fetch(`${small.url}/login`)).text();
  const [, href = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(linked) ?? [];
  const sheet = (await (await fetch(small.url + href)).text()).replaceAll('url(../', 'url(/_next/static/');
  expect(linked).not.toContain('<style');
  // Someone who isn't this process can't have a page made with the sheet in it.
  const forged = { 'x-own-render': `${'a'.repeat(32)}.${'a'.repeat(22)}` };
  expect(await (await fetch(`${small.url}/`, { headers: forged })).text()).toContain(
    `<link rel="stylesheet" href="${href}"`,
  );
  for (const path of ['/', '/blog', '/courses?country=UK']) {
    const answer = await fetch(small.url + path);
    const html = await answer.text();
    expect(html.match(/<style[^>]*>[\s\S]*?<\/style>/g)).toEqual([`<style>${sheet}</style>`]);
    // Once: not again as data for React. Readers of the title and of what a shared link shows find it before.
    expect(html.split('@layer utilities{')).toHaveLength(2);
    expect(html.match(/<link[^>]* rel="stylesheet"[^>]*>/g)).toEqual([expect.stringMatching(/^<link disabled="" /)]);
    expect(answer.headers.get('link') ?? '').not.toContain('.css');
    expect(html.indexOf('og:title')).toBeLessThan(html.indexOf('<style'));
    const hash = `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`;
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' ${hash};`);
  }

  const fetched: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('.css') && fetched.push(request.url())));
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  const font = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  await page.goto(`${small.url}/blog`);
  // Its answer is 304: the policy then comes with it anew.
  await page.reload();
  expect(await font()).toContain('Inter Fallback');
  await page.getByRole('navigation').getByRole('link', { name: 'Courses' }).first().click();
  await expect(page).toHaveURL(/\/courses/);
  expect(await font()).toContain('Inter Fallback');
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  expect(await font()).toContain('Inter Fallback');
  expect([fetched, complaints]).toEqual([[], []]);
  // Next leaves this page to the browser, which has to fetch the sheet then.
  const none = await page.goto(`${small.url}/courses/none`);
  expect(none?.headers().link).toContain(`<${href}>; rel=preload; as="style"`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(font).toContain('Inter Fallback');
  expect(fetched).toEqual([small.url + href]);
});

test('scripts and style sheets are sent as the build compressed them, and as Next does to who takes no brotli @long', async () => {
  const html = await (await fetch(`${small.url}/login`)).text();
  const files = [...html.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+\.(?:js|css))"/g)].map(
    ([, path]) => small.url + path,
  );
  expect(files.length).toBeGreaterThan(5);
  const sent: Record<string, number> = { br: 0, gzip: 0 };
  for (const file of new Set(files)) {
    const plain = await fetch(file, { headers: { 'accept-encoding': 'identity' } });
    const text = await plain.text();
    for (const encoding of ['br', 'gzip']) {
      const { headers, body } = await raw(file, encoding);
      if (text.length < 1024) continue;
      expect(headers['content-encoding'], file).toBe(encoding);
      expect(headers.vary).toContain('Accept-Encoding');
      for (const same of ['content-type', 'cache-control']) expect(headers[same], same).toBe(plain.headers.get(same));
      expect((encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)).toString()).toBe(text);
      sent[encoding] = (sent[encoding] ?? 0) + body.length;
    }
  }
  expect(sent.br).toBeLessThan((sent.gzip ?? 0) * 0.9);
  // A refusal is not sent as if it were the file.
  const refused: RequestInit[] = [{ method: 'POST' }, { headers: { range: 'bytes=99999999-' } }];
  for (const init of refused) {
    const headers = { ...init.headers, 'accept-encoding': 'br' };
    const answer = await fetch(files[0] ?? '', { ...init, headers });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('content-type') ?? '').not.toContain('javascript');
  }
});

/** An answer as it is sent: `fetch` would decompress it. */
function raw(url: string, encoding: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    httpGet(url, { headers: { 'accept-encoding': encoding } }, async (response) => {
      resolve({ headers: response.headers, body: Buffer.concat(await response.toArray()) });
    }).once('error', reject);
  });
}

test('the intro can be skipped, leaves after 5 s, and comes once a day; sections come in when they are in sight @long', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const intro = page.getByRole('dialog', { name: 'Welcome' });
  const kept = () => page.evaluate(() => localStorage.getItem('lastIntroDate'));
  await page.goto(small.url);
  await intro.getByRole('button', { name: 'Skip' }).click();
  await expect(intro).toBeHidden();
  expect(await kept()).toBeNull();
  await page.goto(small.url);
  await expect(intro).toBeVisible();
  await expect(intro).toBeHidden({ timeout: 8_000 });
  await expect.poll(kept).toMatch(/^\d{4}-\d\d-\d\d$/);
  // Another page knows it, too, for who goes to the landing page from there.
  await page.goto(`${small.url}/blog`);
  await expect(page.locator('html')).toHaveAttribute('data-intro', 'seen');
  await page.goto(small.url, { waitUntil: 'commit' });
  const section = page.getByRole('region', { name: 'Our promises' });
  await expect(section).toHaveAttribute('data-waiting', '');
  await section.scrollIntoViewIfNeeded();
  await expect(section).not.toHaveAttribute('data-waiting');
  await expect(intro).toBeHidden();
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`Skip of the intro lies over no text, and scrolling leaves the page its height, at ${width} px @long`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(small.url);
    const skip = page.getByRole('dialog', { name: 'Welcome' }).getByRole('button', { name: 'Skip' });
    await expect(skip).toBeVisible();
    expect(await skip.evaluate(textsBelow)).toEqual([]);
    const heightNow = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await heightNow();
    for (let y = 0; y < before; y += 400) await page.evaluate((top) => window.scrollTo(0, top), y);
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    expect(await heightNow()).toBe(before);
  });
}

/** The texts of the page that the element lies over. Runs in the page. */
function textsBelow(element: Element): string[] {
  const own = element.getBoundingClientRect();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent?.trim();
    if (!text || element.contains(node) || !node.parentElement?.checkVisibility()) continue;
    range.selectNodeContents(node);
    const isBelow = [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => left < own.right && right > own.left && top < own.bottom && bottom > own.top,
    );
    if (isBelow) found.push(text);
  }
  return found;
}
