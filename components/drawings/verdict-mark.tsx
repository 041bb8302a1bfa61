import type { ReactNode } from 'react';

export type VerdictKind = 'met' | 'likely' | 'unknown' | 'likely-not' | 'not-met';

/** How a rule stands, as a mark; its word stands beside it. Neither red nor amber: a verdict is no error and no task. */
export function VerdictMark({ kind, className = 'size-4.5' }: { kind: VerdictKind; className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${COLOURS[kind]} ${className}`}
    >
      {MARKS[kind]}
    </svg>
  );
}

/** The word beside each mark. */
export const VERDICT_WORDS: Record<VerdictKind, string> = {
  met: 'Met',
  likely: 'Likely',
  unknown: 'Unknown',
  'likely-not': 'Likely not',
  'not-met': 'Not met',
};

const COLOURS: Record<VerdictKind, string> = {
  met: 'text-success',
  likely: 'text-brand',
  unknown: 'text-muted',
  'likely-not': 'text-muted',
  'not-met': 'text-ink',
};

const DISC = <circle cx="10" cy="10" r="9" fill="currentColor" />;
const RING = <circle cx="10" cy="10" r="8.2" />;

const MARKS: Record<VerdictKind, ReactNode> = {
  met: (
    <>
      {DISC}
      <path d="m6 10.3 2.7 2.7 5.3-6" className="stroke-raised" />
    </>
  ),
  likely: (
    <>
      {RING}
      <path d="m6.3 10.3 2.5 2.5 5-5.6" />
    </>
  ),
  unknown: (
    <>
      <circle cx="10" cy="10" r="8.2" strokeDasharray="3.2 3.2" />
      <path d="M8 8.2c0-2.6 4-2.6 4 0 0 1.6-2 1.6-2 3.2M10 13.8v.1" />
    </>
  ),
  'likely-not': (
    <>
      {RING}
      <path d="M6.5 10h7" />
    </>
  ),
  'not-met': (
    <>
      {DISC}
      <path d="M6 10h8" className="stroke-raised" />
    </>
  ),
};
