// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataTable } from '@/components/ui/table/data-table';
import type { DataColumn } from '@/components/ui/table/data-table-columns';
import { FIRST_PAGE } from '@/components/ui/table/table-state';

type Town = { id: string; name: string; people: number | null; founded: Date };
const TOWNS: Town[] = Array.from({ length: 23 }, (_, index) => ({
  id: `t${index}`,
  name: `Town ${index}`,
  people: index === 3 ? null : (index * 7) % 23,
  founded: new Date(Date.UTC(1900 + ((index * 5) % 23), 0, 1)),
}));
const COLUMNS: DataColumn<Town>[] = [
  { id: 'name', header: 'Name', value: (town) => town.name, primary: true },
  { id: 'people', header: 'People', value: (town) => town.people },
  { id: 'founded', header: 'Founded', value: (town) => town.founded, cell: (town) => town.founded.getUTCFullYear() },
  { id: 'action', header: 'Action', cell: () => 'Edit' },
];
const EMPTY = { title: 'No towns yet' };

let root: Root;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  root = createRoot(container);
});
afterEach(() => act(() => root.unmount()));

const show = (table: Partial<React.ComponentProps<typeof DataTable<Town>>> = {}) =>
  act(() =>
    root.render(
      <DataTable
        caption="Towns"
        columns={COLUMNS}
        rows={TOWNS}
        rowId={(town) => town.id}
        searchLabel="Search towns"
        empty={EMPTY}
        {...table}
      />,
    ),
  );
const names = () => [...document.querySelectorAll('tbody tr td:first-child')].map((cell) => cell.textContent);
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((candidate) => candidate.textContent === name);
const press = (name: string) => act(() => button(name)?.click());
function search(words: string) {
  act(() => {
    const box = document.querySelector<HTMLInputElement>('input[type=search]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, words);
    box?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
function choosePageSize(size: string) {
  act(() => {
    const select = document.querySelector<HTMLSelectElement>('select[aria-label="Rows per page"]');
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, size);
    select?.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

test('shows 10 rows first, and Previous, Next and the page’s number lead through all of them', () => {
  show();
  expect(names()).toHaveLength(10);
  expect(document.body.textContent).toContain('Page 1 of 3');
  expect(button('Previous')?.disabled).toBe(true);
  press('Next');
  press('Next');
  expect(names()).toEqual(['Town 20', 'Town 21', 'Town 22']);
  expect(button('Next')?.disabled).toBe(true);
});

test('offers to show 10, 20, 30, 40 or 50 rows', () => {
  show();
  const options = [...document.querySelectorAll('select[aria-label="Rows per page"] option')];
  expect(options.map((option) => option.textContent)).toEqual(['Show 10', 'Show 20', 'Show 30', 'Show 40', 'Show 50']);
  choosePageSize('30');
  expect(names()).toHaveLength(23);
});

test('a head sorts up, then down, and says so; texts with numbers sort as people count', () => {
  show();
  press('Name');
  expect(names().slice(0, 3)).toEqual(['Town 0', 'Town 1', 'Town 2']);
  expect(document.querySelector('th')?.getAttribute('aria-sort')).toBe('ascending');
  press('Name');
  expect(names()[0]).toBe('Town 22');
  expect(document.querySelector('th')?.getAttribute('aria-sort')).toBe('descending');
});

test('empty values come last in either direction, dates sort by time', () => {
  show();
  choosePageSize('50');
  press('People');
  expect(names().at(-1)).toBe('Town 3');
  press('People');
  expect(names().at(-1)).toBe('Town 3');
  press('Founded');
  const years = [...document.querySelectorAll('tbody tr td:nth-child(3)')].map((cell) => cell.textContent?.slice(-4));
  expect(years).toEqual([...years].sort());
});

test('a search looks into every column with a value, whatever the case, and starts at page 1', () => {
  show();
  press('Next');
  search('tOWN 2 ');
  expect(names()).toEqual(['Town 2', 'Town 20', 'Town 21', 'Town 22']);
  expect(document.body.textContent).toContain('Page 1 of 1');
});

test('a search without hits says so and can be cleared; a list without rows says why', () => {
  show();
  search('nowhere');
  expect(document.body.textContent).toContain('No results for “nowhere”');
  press('Clear search');
  expect(names()).toHaveLength(10);
  show({ rows: [] });
  expect(document.body.textContent).toContain('No towns yet');
});

test('an error takes the place of the rows and offers another try', () => {
  const again = vi.fn();
  show({ error: 'Some error occurred', onRetry: again });
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Some error occurred');
  expect(document.querySelector('table')).toBeNull();
  press('Try again');
  expect(again).toHaveBeenCalledTimes(1);
});

test('while the first rows are on their way the table is busy and has the height of a page', () => {
  show({ rows: [], loading: true });
  expect(document.querySelector('table')?.getAttribute('aria-busy')).toBe('true');
  expect(document.querySelectorAll('tbody tr')).toHaveLength(10);
  expect(document.body.textContent).not.toContain('No towns yet');
});

test('a server-driven table shows the rows as they came and asks for every change', () => {
  const onChange = vi.fn();
  const state = { ...FIRST_PAGE, page: 2 };
  const rows = [TOWNS[5], TOWNS[1]].filter((town) => town !== undefined);
  show({ rows, server: { total: 4321, state, onChange } });
  expect(names()).toEqual(['Town 5', 'Town 1']);
  expect(document.body.textContent).toContain('11–20 of 4,321');
  expect(document.body.textContent).toContain('Page 2 of 433');
  press('Next');
  press('Name');
  expect(onChange.mock.calls).toEqual([
    [{ ...state, page: 3 }],
    [{ ...state, page: 1, sort: { column: 'name', descending: false } }],
  ]);
});
