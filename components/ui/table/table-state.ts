/** What a table shows: the words searched for, the order, the page (from 1) and its size. */
export type TableState = {
  search: string;
  sort: { column: string; descending: boolean } | null;
  page: number;
  pageSize: PageSize;
};

export const PAGE_SIZES = [10, 20, 30, 40, 50] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

export const FIRST_PAGE: TableState = { search: '', sort: null, page: 1, pageSize: 10 };

const LONGEST_SEARCH = 200;

/**
 * Reads a table's state from an address: `search`, `sort` ('name' or '-name' for descending), `page`, `size`. Anything
 * missing or malformed falls back to the first page of 10 in the list's own order; unknown columns are dropped.
 * @param params a page's search parameters, or `URLSearchParams`.
 * @param sortable the columns the list can be ordered by.
 */
export function readTableState(params: AddressParams, sortable: readonly string[]): TableState {
  const read = (name: string) => single(params instanceof URLSearchParams ? params.get(name) : params[name]);
  return {
    search: read('search').slice(0, LONGEST_SEARCH),
    sort: readSort(read('sort'), sortable),
    page: readPage(read('page')),
    pageSize: PAGE_SIZES.find((size) => String(size) === read('size')) ?? FIRST_PAGE.pageSize,
  };
}

/**
 * Writes a table's state into an address; what is as at first is left out.
 * @param others parameters of the same address to keep.
 */
export function tableSearchParams(state: TableState, others?: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(others);
  const put = (name: string, value: string | null) => (value === null ? params.delete(name) : params.set(name, value));
  put('search', state.search || null);
  put('sort', state.sort && `${state.sort.descending ? '-' : ''}${state.sort.column}`);
  put('page', state.page > 1 ? String(state.page) : null);
  put('size', state.pageSize === FIRST_PAGE.pageSize ? null : String(state.pageSize));
  return params;
}

/** Applies a change; anything but paging leads back to page 1. */
export function changedTableState(state: TableState, change: Partial<TableState>): TableState {
  return { ...state, page: 1, ...change };
}

/** How many pages `total` rows fill; at least 1, so that 'Page 1 of 1' stands under an empty table. */
export function pageCountOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

type AddressParams = URLSearchParams | Record<string, string | string[] | undefined>;

function single(value: string | string[] | null | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

function readSort(text: string, sortable: readonly string[]): TableState['sort'] {
  const descending = text.startsWith('-');
  const column = descending ? text.slice(1) : text;
  return sortable.includes(column) ? { column, descending } : null;
}

function readPage(text: string): number {
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
}
