import { expect, test } from 'vitest';
import { currentPlace } from '@/components/shell/current-place';

const MENU = [
  { href: '/app/agent' },
  { href: '/app/agent/add-student/new' },
  { href: '/app/agent/students', match: ['/app/agent/students', '/app/agent/add-student'] },
];

test('an entry is current on its page and on the pages below it', () => {
  expect(currentPlace('/app/agent/students', MENU)).toBe('/app/agent/students');
  expect(currentPlace('/app/agent/students/42', MENU)).toBe('/app/agent/students');
});

test('the area’s index is current on its own page only', () => {
  expect(currentPlace('/app/agent', MENU)).toBe('/app/agent');
  expect(currentPlace('/app/agent/view-application/42', MENU)).toBeUndefined();
});

test('an entry can stand for addresses beside its own, but for those that have one of their own', () => {
  expect(currentPlace('/app/agent/add-student/42/3', MENU)).toBe('/app/agent/students');
  expect(currentPlace('/app/agent/add-student/new', MENU)).toBe('/app/agent/add-student/new');
});

test('a longer word that begins the same is another page', () => {
  expect(currentPlace('/app/agent/students-archive', MENU)).toBeUndefined();
});

test('an entry can stand for several pages, and begins no other', () => {
  const menu = [
    { href: '/app/admin' },
    { href: '/app/admin/blog', match: ['/app/admin/blog', '/app/admin/all-blogs'] },
  ];
  expect(currentPlace('/app/admin/blog', menu)).toBe('/app/admin/blog');
  expect(currentPlace('/app/admin/all-blogs', menu)).toBe('/app/admin/blog');
  expect(currentPlace('/app/admin/bulk-course', menu)).toBeUndefined();
});
