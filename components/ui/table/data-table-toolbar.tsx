'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SearchInput } from '../controls/search-input';
import { SelectField } from '../controls/select-field';
import { classNames } from '../layout/class-names';
import { type DataColumn, isSortable } from './data-table-columns';
import type { TableState } from './table-state';

export interface TableOrder {
  value: string;
  label: string;
}

type DataTableToolbarProps<Row> = {
  columns: readonly DataColumn<Row>[];
  /** Orders that no head stands for: with such the list of orders stands on wide screens, too. */
  orders?: readonly TableOrder[] | undefined;
  state: TableState;
  onChange: (changed: Partial<TableState>) => void;
  searchLabel?: string;
  /** Milliseconds of quiet before a search goes out. */
  searchDelay: number;
  children?: ReactNode;
};

/** Search box and further controls over a table; on phones also the order, whose head row is hidden there. */
export function DataTableToolbar<Row>({
  columns,
  orders = [],
  state,
  onChange,
  searchLabel,
  searchDelay,
  children,
}: DataTableToolbarProps<Row>) {
  const sortable = columns.filter(isSortable);
  if (searchLabel === undefined && !children && sortable.length + orders.length === 0) return null;
  const isForPhones = orders.length === 0;
  return (
    <div
      className={classNames(
        'mb-3.5 flex flex-wrap items-center gap-x-3 gap-y-2.5',
        searchLabel === undefined && !children && isForPhones && '@4xl:hidden',
      )}
    >
      {searchLabel !== undefined && (
        <TableSearch
          label={searchLabel}
          search={state.search}
          delay={searchDelay}
          onSearch={(search) => onChange({ search })}
        />
      )}
      {sortable.length + orders.length > 0 && (
        <SelectField
          aria-label="Sort by"
          className={classNames('min-w-40 flex-1 @2xl:max-w-52 @2xl:flex-none', isForPhones && '@4xl:hidden')}
          value={state.sort ? sortOption(state.sort.column, state.sort.descending) : ''}
          onChange={(event) => onChange({ sort: sortOfOption(event.target.value) })}
          placeholder="Sort by"
          options={[
            ...sortable.flatMap(({ id, header }) => [
              { value: sortOption(id, false), label: `${header}, ascending` },
              { value: sortOption(id, true), label: `${header}, descending` },
            ]),
            ...orders,
          ]}
        />
      )}
      {children}
    </div>
  );
}

function TableSearch({
  label,
  search,
  delay,
  onSearch,
}: {
  label: string;
  search: string;
  delay: number;
  onSearch: (search: string) => void;
}) {
  const [text, setText] = useState(search);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What was searched from elsewhere (Back, 'Clear search') shows here, unless the visitor is typing.
  useEffect(() => {
    if (pending.current === undefined) setText(search);
  }, [search]);
  useEffect(() => () => clearTimeout(pending.current), []);

  const type = (typed: string) => {
    setText(typed);
    clearTimeout(pending.current);
    pending.current = undefined;
    if (delay === 0) {
      onSearch(typed);
      return;
    }
    pending.current = setTimeout(() => {
      pending.current = undefined;
      onSearch(typed);
    }, delay);
  };
  return (
    <SearchInput
      aria-label={label}
      placeholder={label}
      value={text}
      onText={type}
      className="w-full sm:max-w-80 @4xl:min-w-44 @4xl:max-w-72 @4xl:flex-1"
    />
  );
}

function sortOption(column: string, descending: boolean): string {
  return `${descending ? '-' : ''}${column}`;
}

function sortOfOption(option: string): TableState['sort'] {
  if (option === '') return null;
  const descending = option.startsWith('-');
  return { column: descending ? option.slice(1) : option, descending };
}
