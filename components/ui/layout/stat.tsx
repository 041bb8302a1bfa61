import Link from 'next/link';
import type { ReactNode } from 'react';
import { classNames } from './class-names';

type StatProps = {
  /** What is counted. */
  label: string;
  /** A number is grouped ('1,204'); a text such as '45%' is shown as it is. */
  value: number | string;
  /** Where the counted things are listed. */
  href: string;
  /** `aria-hidden`, `size-5`. */
  icon?: ReactNode;
  hint?: ReactNode;
  className?: string;
};

/** A number that leads to its list. */
export function Stat({ label, value, href, icon, hint, className }: StatProps) {
  return (
    <Link
      href={href}
      className={classNames(
        'group flex min-w-0 flex-col rounded-card border border-line bg-raised p-4 transition-colors duration-150 hover:border-brand sm:p-5',
        className,
      )}
    >
      <span className="flex items-start justify-between gap-3 text-sm text-muted">
        <span className="group-hover:text-ink">{label}</span>
        {icon && <span className="shrink-0 text-brand-ink">{icon}</span>}
      </span>
      <span className="mt-auto flex flex-wrap items-baseline gap-x-2.5 pt-2">
        <span className="text-2xl font-semibold tabular-nums">
          {typeof value === 'number' ? value.toLocaleString('en-GB') : value}
        </span>
        {hint && <span className="text-xs text-muted">{hint}</span>}
      </span>
    </Link>
  );
}
