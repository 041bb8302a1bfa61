import type { ReactNode } from 'react';
import { Link } from '@/components/ui/buttons/link';
import { classNames } from './class-names';

type Stat = {
  /** What is counted. */
  label: string;
  /** A number is grouped ('1,204'); a text such as '45%' is shown as it is. */
  value: number | string;
  /** Where the counted things are listed. */
  href: string;
  hint?: ReactNode;
};

type StatGridProps = {
  stats: readonly Stat[];
  /** Margin, and columns where there is room for more than two: 'lg:grid-cols-4'. */
  className?: string;
};

/** Numbers in one quiet strip, each of which leads to its list. */
export function StatGrid({ stats, className }: StatGridProps) {
  return (
    <ul className={classNames('sheet-grid grid-cols-2', className)}>
      {stats.map(({ label, value, href, hint }) => (
        <li key={label} className="grid">
          <Link
            href={href}
            className="flex min-w-0 flex-col px-4 py-3 transition-colors duration-150 hover:bg-sunken focus-visible:-outline-offset-2"
          >
            <span className="order-2 text-fine">{label}</span>
            <span className="font-display text-xl font-semibold tabular-nums">
              {typeof value === 'number' ? value.toLocaleString('en-GB') : value}
            </span>
            {hint && <span className="order-3 text-xs text-muted">{hint}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
