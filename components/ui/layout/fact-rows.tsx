import type { ReactNode } from 'react';
import { classNames } from './class-names';

/** Names and their values as lines with hairlines between them, for a narrow column. */
export function FactRows({
  rows,
  className,
}: {
  rows: readonly { term: string; value: ReactNode }[];
  className?: string;
}) {
  return (
    <dl className={classNames('divide-y divide-line text-sm', className)}>
      {rows.map(({ term, value }) => (
        <div key={term} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2.5">
          <dt className="max-w-full shrink-0 text-muted wrap-anywhere">{term}</dt>
          <dd className="ms-auto min-w-0 text-end tabular-nums wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
