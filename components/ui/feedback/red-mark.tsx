import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** A warning that stays beside what it is about, in red; no alert, as nothing happened just now. */
export function RedMark({ children }: { children: ReactNode }) {
  return (
    <p
      role="note"
      className="mt-3 flex max-w-reading items-start gap-2 rounded-control border border-danger bg-danger-soft p-3 text-sm font-medium text-danger-ink wrap-anywhere"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
