import { expect, test } from 'vitest';
import { pageWindow } from '@/components/ui/table/page-window';

test('shows the first page, the last page and the pages within 2 of the current one, with an ellipsis at distance 3', () => {
  expect(pageWindow(7, 42)).toEqual([1, 'gap before', 5, 6, 7, 8, 9, 'gap after', 42]);
});

test('puts no ellipsis where nothing is left out', () => {
  expect(pageWindow(1, 3)).toEqual([1, 2, 3]);
  expect(pageWindow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(pageWindow(1, 4)).toEqual([1, 2, 3, 4]);
});

test('puts the ellipsis at one side only near an end', () => {
  expect(pageWindow(1, 10)).toEqual([1, 2, 3, 'gap after', 10]);
  expect(pageWindow(10, 10)).toEqual([1, 'gap before', 8, 9, 10]);
});

test('takes a page out of range to the nearest one', () => {
  expect(pageWindow(0, 10)).toEqual(pageWindow(1, 10));
  expect(pageWindow(99, 10)).toEqual(pageWindow(10, 10));
});

test('is empty when there is no page', () => {
  expect(pageWindow(1, 0)).toEqual([]);
});

test('never shows more than 9 marks, however many pages there are', () => {
  for (let page = 1; page <= 200; page++) expect(pageWindow(page, 200).length).toBeLessThanOrEqual(9);
});
