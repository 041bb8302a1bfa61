import type { ReactNode } from 'react';
import { TONE, type Tone } from '../feedback/status-chip';
import { classNames } from './class-names';

export type TimelineEntry = {
  id: string;
  title: ReactNode;
  /** A `<time>` or its text. */
  when: ReactNode;
  /** Who did it. */
  who?: ReactNode;
  /** Why, or what was said. */
  text?: ReactNode;
  /** `aria-hidden`, `size-3.5`; a dot if left out. */
  icon?: ReactNode;
  tone?: Tone;
};

/** What happened, as a list down a line; the caller decides the order. */
export function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
  return (
    <ol aria-label={label}>
      {entries.map((entry, index) => (
        <li key={entry.id} className="relative flex gap-3 pb-5 last:pb-0">
          {index < entries.length - 1 && (
            <span aria-hidden className="absolute top-8 bottom-1 left-[13px] w-px bg-line" />
          )}
          <span
            aria-hidden
            className={classNames(
              'flex size-7 shrink-0 items-center justify-center rounded-full',
              TONE[entry.tone ?? 'neutral'],
            )}
          >
            {entry.icon ?? <span className="size-1.5 rounded-full bg-current" />}
          </span>
          <div className="min-w-0 flex-1 pt-0.5">
            <p className="text-sm font-medium">{entry.title}</p>
            <p className="text-xs text-muted">
              {entry.when}
              {entry.who && <> · {entry.who}</>}
            </p>
            {entry.text && <div className="mt-1 max-w-reading text-sm text-muted">{entry.text}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
