import { expect, it } from 'vitest';
import { shownMarkup } from '@/components/editor/early-writing';

it.each([
  ['', '<p><br class="ProseMirror-trailingBreak"></p>'],
  [' \n ', '<p><br class="ProseMirror-trailingBreak"></p>'],
  ['<p>a\n  b</p>\n\n<ul>\n <li>c <em>d</em> e </li>\n</ul>\n', '<p>a b</p><ul><li>c <em>d</em> e</li></ul>'],
  ['<p>a&nbsp;\u00a0b</p>', '<p>a&nbsp;\u00a0b</p>'],
  ['<pre>a\n  b</pre>\n<p>c</p>', '<pre>a\n  b</pre>\n<p>c</p>'],
])('%j is shown as the editor shows it', (html, shown) => {
  expect(shownMarkup(html)).toBe(shown);
});

it('a megabyte of white space is one space at once', () => {
  const began = process.cpuUsage().user;
  expect(shownMarkup(`<p>a${' '.repeat(1_000_000)}b${'\n'.repeat(1_000_000)}c</p>`)).toBe('<p>a b c</p>');
  // Where each space looked on to the end it took minutes.
  expect(process.cpuUsage().user - began).toBeLessThan(5_000_000);
});
