// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { leavesPage } from '@/components/ui/feedback/leaves-page';

const HERE = 'https://campus.example/app/student?tab=UK';
const PLAIN = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

function clickOn(html: string, keys: Partial<typeof PLAIN> = {}): boolean {
  document.body.innerHTML = html;
  const target = document.querySelector('span') ?? document.body;
  return leavesPage({ ...PLAIN, ...keys, target }, HERE);
}

test('a link to another page or another query of this site leaves the page', () => {
  expect(clickOn('<a href="https://campus.example/app/student/settings"><span>Settings</span></a>')).toBe(true);
  expect(clickOn('<a href="https://campus.example/app/student?tab=USA"><span>USA</span></a>')).toBe(true);
});

test.each([
  ['a jump within the page', '<a href="https://campus.example/app/student?tab=UK#main"><span>Skip</span></a>'],
  ['another site', '<a href="https://elsewhere.example/"><span>Out</span></a>'],
  ['a new tab', '<a target="_blank" href="https://campus.example/x"><span>New</span></a>'],
  ['a download', '<a download href="https://campus.example/x.pdf"><span>File</span></a>'],
  ['a link without an address', '<a><span>None</span></a>'],
  ['no link', '<p><span>Text</span></p>'],
])('%s does not', (_, html) => {
  expect(clickOn(html)).toBe(false);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %o opens elsewhere and does not',
  (keys) => {
    expect(clickOn('<a href="https://campus.example/x"><span>X</span></a>', keys)).toBe(false);
  },
);
