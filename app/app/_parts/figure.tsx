import type { ReactNode } from 'react';

/** A number that has no list to lead to; beside `Stat`s it looks like one. `icon`: `aria-hidden`, `size-5`. */
export function Figure({ label, value, icon }: { label: string; value: number; icon: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col rounded-card border border-line bg-raised p-4 sm:p-5">
      <span className="flex items-start justify-between gap-3 text-sm text-muted">
        {label}
        <span className="shrink-0 text-brand-ink">{icon}</span>
      </span>
      <span className="mt-auto pt-2 text-2xl font-semibold tabular-nums">{value.toLocaleString('en-GB')}</span>
    </div>
  );
}
