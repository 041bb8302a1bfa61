import type { LucideIcon } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { classNames } from './class-names';

type Stat = {
  /** What is counted. */
  label: string;
  /** A number is grouped ('1,204'); a text such as '45%' is shown as it is. */
  value: number | string;
  /** Where the counted things are listed. */
  href: string;
  Icon: LucideIcon;
  hint?: ReactNode;
};

type StatGridProps = {
  stats: readonly Stat[];
  /** Margin, and columns where there is room for more than two: 'lg:grid-cols-4'. */
  className?: string;
};

/** Numbers side by side, each of which leads to its list. */
export function StatGrid({ stats, className }: StatGridProps) {
  return (
    <ul className={classNames('grid grid-cols-2 gap-3', className)}>
      {stats.map(({ label, value, href, Icon, hint }) => (
        <li key={label} className="grid">
          <Link
            href={href}
            className="group flex min-w-0 flex-col rounded-card border border-line bg-raised p-4 transition-colors duration-150 hover:border-brand sm:p-5"
          >
            <span className="flex items-start justify-between gap-3 text-sm text-muted">
              <span className="group-hover:text-ink">{label}</span>
              <span className="shrink-0 text-brand-ink">
                <Icon aria-hidden className="size-5" />
              </span>
            </span>
            <span className="mt-auto flex flex-wrap items-baseline gap-x-2.5 pt-2">
              <span className="text-2xl font-semibold tabular-nums">
                {typeof value === 'number' ? value.toLocaleString('en-GB') : value}
              </span>
              {hint && <span className="text-xs text-muted">{hint}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
