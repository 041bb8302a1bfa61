// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { HEAD_SCRIPT, INTRO_DATE } from '@/lib/platform/web/head-script';

/** A page with the script in its head, in a window of its own. */
function opened({ cookie = '', storage = {} as Record<string, string> | null, dark = false, path = '/' } = {}) {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const window = frame.contentWindow as Window & typeof globalThis;
  // The jsdom of a frame keeps neither cookies nor storage.
  Object.defineProperty(window.document, 'cookie', { writable: true, value: cookie });
  Object.defineProperty(window, 'localStorage', {
    get() {
      if (storage === null) throw new Error('storage is forbidden');
      return storage;
    },
  });
  Object.assign(window, { matchMedia: () => ({ matches: dark }) });
  // Not `document.write`, which would take the cookie above away.
  const location = JSON.stringify({ pathname: path, protocol: 'http:' });
  window.eval(`(location => {${HEAD_SCRIPT}})(${location})`);
  window.document.body.innerHTML = '<button data-theme-switch=""><i>Theme</i></button>';
  return window.document;
}

const root = (page: Document) => page.documentElement.dataset;

test('it takes only the two known themes from the cookie', () => {
  const themeAfter = (cookie: string) => root(opened({ cookie })).theme;
  expect(['theme=light', 'menu=slim; theme=dark', 'theme=dark; menu=slim'].map(themeAfter)).toEqual([
    'light',
    'dark',
    'dark',
  ]);
  expect(['', 'theme=auto', 'theme="><script>', 'theme=darker', 'mytheme=dark'].map(themeAfter)).toEqual(
    new Array(5).fill(undefined),
  );
});

test('the theme is switched and remembered without any other script', () => {
  const page = opened();
  const press = () => page.querySelector('i')?.click();
  const theme = () => [root(page).theme, page.cookie.split(';')[0]];
  page.body.click();
  expect(theme()).toEqual([undefined, '']);
  press();
  expect(theme()).toEqual(['dark', 'theme=dark']);
  press();
  expect(theme()).toEqual(['light', 'theme=light']);
  const dark = opened({ dark: true });
  dark.querySelector('i')?.click();
  expect(root(dark).theme).toBe('light');
});

const now = new Date();
const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  .map((part) => String(part).padStart(2, '0'))
  .join('-');

test('it marks a page whose intro was seen today, and one of a browser that would not remember it', () => {
  const seen = (storage: Record<string, string> | null) => root(opened({ cookie: 'theme=dark', storage })).intro;
  expect([seen({ [INTRO_DATE]: today }), seen(null)]).toEqual(['seen', 'seen']);
  expect([seen({}), seen({ [INTRO_DATE]: '2020-02-20' })]).toEqual([undefined, undefined]);
});

test('other pages than the landing page are marked once they are loaded', () => {
  const page = opened({ path: '/blog', storage: { [INTRO_DATE]: today } });
  expect(root(page).intro).toBeUndefined();
  page.defaultView?.dispatchEvent(new Event('load'));
  expect(root(page).intro).toBe('seen');
});
