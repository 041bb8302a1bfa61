import type { ReactNode } from 'react';

type ProgressBarProps = {
  label: ReactNode;
  /** How much is done; without it the length is unknown. */
  value?: number;
  /** What `value` counts up to. */
  max?: number;
  /** Instead of '1,240 of 2,500', such as '45%'. */
  figures?: ReactNode;
};

/** How far something is, with numbers where the length is known. */
export function ProgressBar({ label, value, max = 100, figures }: ProgressBarProps) {
  const share = value === undefined || max <= 0 ? undefined : Math.min(1, Math.max(0, value / max));
  const spoken =
    figures ?? (value === undefined ? null : `${value.toLocaleString('en-GB')} of ${max.toLocaleString('en-GB')}`);
  return (
    <div>
      <div className="mb-1.5 flex justify-between gap-4 text-sm">
        <span>{label}</span>
        {spoken && <span className="text-muted tabular-nums">{spoken}</span>}
      </div>
      <div
        role="progressbar"
        aria-label={typeof label === 'string' ? label : 'Progress'}
        aria-valuemin={0}
        aria-valuemax={share === undefined ? undefined : max}
        aria-valuenow={share === undefined ? undefined : value}
        aria-valuetext={typeof spoken === 'string' ? spoken : undefined}
        className="h-2 overflow-hidden rounded-full bg-sunken"
      >
        {share === undefined ? (
          <div className="h-full w-1/3 animate-indeterminate rounded-full bg-brand" />
        ) : (
          <div
            className="h-full rounded-full bg-brand transition-[width] duration-200 ease-out"
            style={{ width: `${share * 100}%` }}
          />
        )}
      </div>
    </div>
  );
}
