import { describe, expect, test } from 'vitest';
import {
  changedTableState,
  FIRST_PAGE,
  pageCountOf,
  readTableState,
  type TableState,
  tableSearchParams,
} from '@/components/ui/table/table-state';

const SORTABLE = ['name', 'createdOn'];

describe('reading an address', () => {
  test('an empty one is the first page of 10 in the list’s own order', () => {
    expect(readTableState({}, SORTABLE)).toEqual(FIRST_PAGE);
    expect(FIRST_PAGE).toEqual({ search: '', sort: null, page: 1, pageSize: 10 });
  });

  test('search, order, page and size are read', () => {
    expect(readTableState({ search: 'kaur', sort: '-name', page: '3', size: '50' }, SORTABLE)).toEqual({
      search: 'kaur',
      sort: { column: 'name', descending: true },
      page: 3,
      pageSize: 50,
    });
  });

  test.each(['0', '-1', '1.5', 'two', '1e3', '99999999'])('page %s falls back to 1', (page) => {
    expect(readTableState({ page }, SORTABLE).page).toBe(1);
  });

  test.each(['0', '7', '60', '1000000', 'all'])('size %s falls back to 10', (size) => {
    expect(readTableState({ size }, SORTABLE).pageSize).toBe(10);
  });

  test.each(['password', '-password', '--name', '-'])('order by %s is dropped', (sort) => {
    expect(readTableState({ sort }, SORTABLE).sort).toBeNull();
  });

  test('of a repeated parameter the first counts, and an endless search is cut', () => {
    const state = readTableState({ search: ['x'.repeat(5000), 'y'], page: ['2', '3'] }, SORTABLE);
    expect(state.search).toBe('x'.repeat(200));
    expect(state.page).toBe(2);
  });
});

describe('writing an address', () => {
  const state: TableState = {
    search: 'ł & =',
    sort: { column: 'createdOn', descending: true },
    page: 4,
    pageSize: 20,
  };

  test('what is written reads back the same', () => {
    expect(readTableState(new URLSearchParams(tableSearchParams(state).toString()), SORTABLE)).toEqual(state);
  });

  test('the state as at first leaves nothing behind and keeps other parameters', () => {
    const params = tableSearchParams(FIRST_PAGE, new URLSearchParams('tab=students&page=4&search=a&sort=name&size=50'));
    expect(params.toString()).toBe('tab=students');
  });
});

test('a new search, order or size leads back to page 1; turning the page keeps the rest', () => {
  const state: TableState = { search: 'a', sort: null, page: 5, pageSize: 10 };
  expect(changedTableState(state, { search: 'ab' }).page).toBe(1);
  expect(changedTableState(state, { pageSize: 50 }).page).toBe(1);
  expect(changedTableState(state, { page: 6 })).toEqual({ ...state, page: 6 });
});

test('pages are counted so that every row has one, and an empty list has one page', () => {
  expect([0, 1, 10, 11, 100].map((total) => pageCountOf(total, 10))).toEqual([1, 1, 1, 2, 10]);
});
