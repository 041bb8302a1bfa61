import type { ReactNode } from 'react';
import { classNames } from './class-names';

export type Description = { term: ReactNode; value: ReactNode; wide?: boolean };

type DescriptionListProps = {
  items: readonly (Description & { id?: string })[];
  /** Most columns side by side, on wide screens. */
  columns?: 1 | 2 | 3;
};

/** Names and their values, read-only. A value that is empty shows '–'. */
export function DescriptionList({ items, columns = 2 }: DescriptionListProps) {
  return (
    <dl className={classNames('grid gap-x-8 gap-y-4', COLUMNS[columns])}>
      {items.map((item) => (
        <div key={item.id ?? String(item.term)} className={classNames('min-w-0', item.wide && 'sm:col-span-full')}>
          <dt className="text-xs text-muted">{item.term}</dt>
          <dd className="mt-0.5 text-sm wrap-anywhere">{isEmpty(item.value) ? '–' : item.value}</dd>
        </div>
      ))}
    </dl>
  );
}

function isEmpty(value: ReactNode): boolean {
  return value === undefined || value === null || value === '';
}

const COLUMNS = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' };
