// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { THEME_SCRIPT } from '@/lib/theme';
import { withLateScripts } from '@/lib/web/late-scripts';

const PAGE = `<!DOCTYPE html><html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>
<link rel="stylesheet" href="/_next/static/chunks/a.css"/><script src="/_next/static/chunks/a.js" async=""></script>
<script src="/_next/static/chunks/old.js" noModule=""></script><script>${THEME_SCRIPT}</script></head>
<body><button data-theme-switch="">Theme</button><a href="/blog">Blog</a>
<script src="/_next/static/chunks/b.js?v=1&amp;w=2" async=""></script>
<script>self.__next_f=['<script src=']</script></body></html>`;

/** The page in a window of its own, whose scripts run; it fetches nothing. */
function opened(html: string) {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const window = frame.contentWindow as Window & typeof globalThis;
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  window.document.write(html);
  const sources = () => [...window.document.scripts].map((script) => script.getAttribute('src')).filter(Boolean);
  return { window, sources };
}

const OLD = '/_next/static/chunks/old.js';
const LATE = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js?v=1&w=2'];

test('a page for reading asks for no script of the framework until somebody begins to use it, then for each once', () => {
  const html = withLateScripts(PAGE);
  expect(html).not.toContain('as="script"');
  expect(html).toContain('<link rel="stylesheet" href="/_next/static/chunks/a.css"/>');
  const { window, sources } = opened(html);
  expect(sources()).toEqual([OLD]);
  window.dispatchEvent(new window.Event('pointermove'));
  window.document.body.dispatchEvent(new window.Event('keydown', { bubbles: true }));
  expect(sources().sort()).toEqual([...LATE, OLD].sort());
  // So React finds them, and fetches none a second time.
  const found = [...window.document.scripts].filter((script) => script.hasAttribute('async'));
  expect(found.map((script) => script.getAttribute('src'))).toEqual(LATE);
});

test('who only reads gets the scripts too, some seconds after the page', () => {
  const { window, sources } = opened(withLateScripts(PAGE));
  const timers: (() => void)[] = [];
  Object.assign(window, { setTimeout: (run: () => void) => timers.push(run) });
  window.dispatchEvent(new window.Event('load'));
  expect(sources()).toEqual([OLD]);
  for (const run of timers) run();
  expect(sources()).toHaveLength(3);
});

test('a page without scripts of the framework stays as it is', () => {
  expect(withLateScripts('<head><title>x</title></head>')).toBe('<head><title>x</title></head>');
});

test('the theme is switched and remembered before any other script is there', () => {
  const { window } = opened(withLateScripts(PAGE));
  // The jsdom of a frame keeps no cookies.
  Object.defineProperty(window.document, 'cookie', { writable: true, value: '' });
  const press = () => window.document.querySelector('button')?.click();
  const theme = () => [window.document.documentElement.dataset.theme, window.document.cookie.split(';')[0]];
  window.document.body.click();
  expect(theme()).toEqual([undefined, '']);
  press();
  expect(theme()).toEqual(['dark', 'theme=dark']);
  press();
  expect(theme()).toEqual(['light', 'theme=light']);
});
