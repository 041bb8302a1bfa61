import type { Locator, Page } from '@playwright/test';
import { PDF, PNG } from './files';

/**
 * A walk over what can be filled in on a page, whatever it is: it finds the fields by what a person can change, fills each, and
 * tells what stands in them. Which part of the product a field belongs to, and how that keeps it, it doesn't know.
 */

/** Where fields are looked for: the page, or the window that is open over it. */
const scopeOf = async (page: Page): Promise<Locator> => {
  const window = page.locator('dialog[open]').last();
  return (await window.count()) > 0 ? window : page.locator('main');
};

/** Secrets; filters, which stand in the address; parts with a draft of their own, and rows chosen for one press. */
const LEFT_OUT = '[data-keeps-own], search, [role="search"], form[method="get"], form:has(input[type="password"])';
const FIELDS = 'input, textarea, select, [contenteditable="true"]';

interface Found {
  /** The same on every showing of the page. */
  name: string;
  kind: string;
  /** What stands there: 'true' and 'false' of a box, the names of files, the text of an editor. */
  value: string;
}

/** Every field in sight, by its place among all that match `FIELDS`. */
async function found(page: Page): Promise<(Found & { at: number })[]> {
  const scope = await scopeOf(page);
  return scope.locator(FIELDS).evaluateAll((all, leftOut) => {
    const count = new Map<string, number>();
    return all.flatMap((element, at) => {
      const field = element as HTMLInputElement;
      const kind = field.matches('[contenteditable]') ? 'editor' : field.type;
      if (['hidden', 'password', 'search', 'submit', 'button', 'reset', 'image'].includes(kind)) return [];
      if (field.closest(leftOut) || field.disabled || field.readOnly || field.autocomplete === 'one-time-code')
        return [];
      if (!field.checkVisibility({ visibilityProperty: true })) return [];
      const labels = [...(field.labels ?? [])].map((label) => label.textContent).join(' ');
      const by = (field.getAttribute('aria-labelledby') ?? '').split(' ');
      const named = by.map((id) => (id ? document.getElementById(id)?.textContent : '')).join(' ');
      const label = field.getAttribute('aria-label') || named.trim() || labels;
      // What is said of a chosen file goes with it: files are named and requested again.
      if (/^typed\d+\.(?:png|pdf)$/.test(label.trim())) return [];
      // A file that was chosen is named in the label's place.
      const own = `${kind} ${field.name || ''} ${kind === 'radio' ? field.value : ''} ${kind === 'file' ? '' : label}`;
      count.set(own, (count.get(own) ?? 0) + 1);
      const value =
        kind === 'editor'
          ? (field.textContent ?? '')
          : kind === 'checkbox' || kind === 'radio'
            ? String(field.checked)
            : kind === 'file'
              ? [...(field.files ?? [])].map((file) => file.name).join(', ')
              : field.value;
      return [{ at, kind, value, name: `${own.trim().replace(/\s+/g, ' ').slice(0, 90)} #${count.get(own)}` }];
    });
  }, LEFT_OUT);
}

const WORDS: Record<string, string> = {
  date: '2027-03-04',
  month: '2027-03',
  time: '10:20',
  'datetime-local': '2027-03-04T10:20',
  number: '7',
  email: 'typed@example.com',
  url: 'https://typed.example.com/',
  tel: '9814020011',
  color: '#123456',
  range: '3',
};

/** Changes what stands in a field; false where there is nothing else to choose. */
async function change(field: Locator, { kind, value }: Found, n: number): Promise<boolean> {
  const quick = { timeout: 3_000 };
  if (kind === 'radio') {
    if (value === 'true') return false;
    await field.check({ ...quick, force: true });
  } else if (kind === 'checkbox') await field.setChecked(value !== 'true', { ...quick, force: true });
  else if (kind.startsWith('select')) {
    const others = await field.evaluate((select) =>
      [...(select as HTMLSelectElement).options]
        .filter((option) => !option.disabled && !option.selected && option.value)
        .map((option) => option.value),
    );
    if (!others[0]) return false;
    await field.selectOption(others[0], quick);
  } else if (kind === 'file') {
    const isPicture = /png/.test((await field.getAttribute('accept')) ?? '');
    const file = isPicture
      ? { name: `typed${n}.png`, mimeType: 'image/png', buffer: Buffer.from(PNG) }
      : { name: `typed${n}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(PDF) };
    await field.setInputFiles(file, quick);
  } else if (kind === 'editor') {
    await field.click(quick);
    await field.page().keyboard.type(`Body ${n}. `);
  } else {
    // An address that is requested as a plain line stays one.
    const words = WORDS[kind] ?? ((await field.getAttribute('inputmode')) === 'numeric' ? '7' : `typed${n}`);
    await field.fill(words === value ? words.replace(/7$/, '8') : words, quick);
  }
  return true;
}

interface Filled {
  /** What stands in each field that was changed, by its name. */
  values: Map<string, { kind: string; value: string }>;
  /** Those that stand in the address or were sent at once: theirs is another way to be kept. */
  passing: string[];
}

/** Fills every field in sight, those too that come with a choice. Nothing that is sent is done: `refuse` says what was. */
async function fillAll(page: Page, sent: () => number): Promise<Filled> {
  const done = new Set<string>();
  const passing = new Set<string>();
  const groups = new Set<string>();
  for (let n = 0; n < 200; n += 1) {
    const next = (await found(page)).find(({ name }) => !done.has(name));
    if (!next) break;
    done.add(next.name);
    const group = next.kind === 'radio' ? next.name.split(' ').slice(0, 2).join(' ') : '';
    if (group && groups.has(group)) continue;
    const before = { address: page.url(), sent: sent() };
    const scope = await scopeOf(page);
    await scope
      .locator(FIELDS)
      .nth(next.at)
      .focus({ timeout: 2_000 })
      .catch(() => {});
    const isChanged = await change(scope.locator(FIELDS).nth(next.at), next, n).catch(() => false);
    if (!isChanged) {
      passing.add(next.name);
      continue;
    }
    if (group) groups.add(group);
    if (next.kind !== 'text' && next.kind !== 'textarea') await page.waitForTimeout(60);
    // A filter shows what was chosen once its address is there, which may take a moment.
    const shows = async () => (await found(page)).find(({ name }) => name === next.name)?.value;
    for (let waited = 0; waited < 5_000 && page.url() === before.address; waited += 100) {
      if (!next.kind.startsWith('select') || (await shows()) !== next.value) break;
      await page.waitForTimeout(100);
    }
    if (page.url() !== before.address || sent() !== before.sent) passing.add(next.name);
    if (new URL(page.url()).pathname !== new URL(before.address).pathname) break;
  }
  const values = new Map<string, { kind: string; value: string }>();
  for (const { name, kind, value } of await found(page))
    if (done.has(name) && !passing.has(name)) values.set(name, { kind, value });
  return { values, passing: [...passing] };
}

/** What of this does not stand in the page in sight, once it had the time; a file that is gone is to be named. */
async function missing(page: Page, { values }: Filled, within = 3_000): Promise<string[]> {
  const until = Date.now() + within;
  for (;;) {
    const now = new Map((await found(page)).map((field) => [field.name, field.value]));
    const words = (await (await scopeOf(page)).textContent()) ?? '';
    const lost = [...values].filter(([name, { kind, value }]) =>
      kind === 'file' ? value && now.get(name) !== value && !words.includes(value) : now.get(name) !== value,
    );
    if (lost.length === 0 || Date.now() > until)
      return lost.map(([name, { value }]) => `${name}: ${value} is ${now.get(name) ?? 'not there'}`);
    await page.waitForTimeout(100);
  }
}

/** Nothing that a walk sends is done; returns how many calls were sent so far. */
export async function refuseCalls(page: Page): Promise<() => number> {
  let sent = 0;
  await page.route('**/api/v1/**', (route) => {
    if (route.request().method() === 'GET') return route.continue();
    sent += 1;
    return route.fulfill({ status: 422, json: { message: 'Not now.' } });
  });
  page.on('dialog', (dialog) => dialog.accept());
  return () => sent;
}

const menuLinks = (page: Page) => page.locator('nav a[href^="/app/"]').filter({ visible: true });

/** Leaves for another page by the menu; says whether that was asked about. */
export async function leaveByMenu(page: Page): Promise<boolean> {
  const here = new URL(page.url()).pathname;
  const targets = await menuLinks(page).evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  await menuLinks(page)
    .nth(targets.findIndex((target) => target !== here))
    .click();
  const leave = page.getByRole('button', { name: 'Leave', exact: true });
  const left = page.waitForURL((url) => url.pathname !== here);
  left.catch(() => {});
  await Promise.race([left, leave.waitFor()]);
  const isAsked = await leave.isVisible();
  if (isAsked) await leave.click();
  await left;
  return isAsked;
}

/** Comes back to an address by its entry of the menu, or where it has none by the address itself. */
async function comeByMenu(page: Page, address: string): Promise<void> {
  const path = new URL(address).pathname;
  const targets = await menuLinks(page).evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  const at = new URL(address).search ? -1 : targets.indexOf(path);
  if (at < 0) await page.goto(address);
  else {
    await menuLinks(page).nth(at).click();
    await page.waitForURL((url) => url.pathname === path);
  }
}

/** The page's address once a filter that was changed last stands in it. */
async function settledAddress(page: Page): Promise<string> {
  for (;;) {
    const address = page.url();
    await page.waitForTimeout(500);
    if (page.url() === address) return address;
  }
}

/** What of the fields of a page is missing: upload it again after it was left by the menu, by Back and by the menu; `null`: there are none. */
export async function lostOn(page: Page, path: string, sent: () => number): Promise<string[] | null> {
  await page.goto(path);
  const filled = await fillAll(page, sent);
  if (filled.values.size === 0) return null;
  const address = await settledAddress(page);
  const hasFiles = [...filled.values.values()].some(({ kind, value }) => kind === 'file' && value);
  const isAsked = await leaveByMenu(page);
  await page.goBack();
  await page.waitForURL(address);
  const lost = (await missing(page, filled)).map((one) => `${path}, Back: ${one}`);
  if (hasFiles && !isAsked) lost.push(`${path}: left without a question, with files chosen`);
  await leaveByMenu(page);
  await comeByMenu(page, address);
  return [...lost, ...(await missing(page, filled)).map((one) => `${path}, menu: ${one}`)];
}

/** The buttons of a page that open a window with fields, by their places among all. */
const openers = (page: Page) => page.locator('main').getByRole('button', { name: /…$/ });

/** The same for the windows that a page opens, each of one name once: the page is loaded again, and the window opened again. */
export async function lostInWindows(page: Page, path: string, sent: () => number): Promise<string[]> {
  await page.goto(path);
  const address = page.url();
  const names = await openers(page).evaluateAll((all) => all.map((one) => one.textContent ?? ''));
  const lost: string[] = [];
  for (const name of new Set(names.slice(0, 40))) {
    const open = () =>
      openers(page)
        .nth(names.indexOf(name))
        .click({ timeout: 3_000 })
        .then(() => page.locator('dialog[open]').waitFor({ timeout: 1_500 }))
        .then(
          () => true,
          () => false,
        );
    if (!(await open())) continue;
    const filled = await fillAll(page, sent);
    if (filled.values.size > 0) {
      await page.reload();
      if (!(await open())) lost.push(`${path}, ${name}: is missing: upload it again`);
      else lost.push(...(await missing(page, filled)).map((one) => `${path}, ${name}: ${one}`));
    }
    await page.evaluate(() => localStorage.clear());
    await page.goto(address);
  }
  return lost;
}
