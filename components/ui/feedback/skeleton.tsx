import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names';

/** A grey shape of what is to come; give its size by class. It appears after 150 ms, so fast answers show none. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('block animate-skeleton rounded-control bg-sunken', className)} />;
}

/** Lines of text to come; the last is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className="block space-y-2.5">
      {Array.from({ length: lines }, (_, line) => `line ${line + 1}`).map((name, line) => (
        <Skeleton key={name} className={classNames('h-3.5', line === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  );
}

/** Says 'Loading …' to screen readers around skeletons. */
export function Loading({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status">
      <span className="sr-only">{label}…</span>
      {children}
    </div>
  );
}
