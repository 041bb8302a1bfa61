'use client';

import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef } from 'react';

/** Filters that are used less often, behind a button of the one line; `count` says how many of them are set. */
export function MoreFilters({ count, children }: { count: number; children: ReactNode }) {
  const box = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (box.current) box.current.open = false;
  };
  return (
    <details
      ref={box}
      className="group relative"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        box.current?.querySelector('summary')?.focus();
      }}
    >
      <summary className="inline-flex min-h-9 cursor-pointer list-none items-center gap-1 rounded-control text-sm font-medium text-brand-ink pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        More filters{count > 0 && ` (${count})`}
        <ChevronDown aria-hidden className="size-4 group-open:rotate-180" />
      </summary>
      <div className="absolute end-0 z-20 mt-1 grid w-72 max-w-[85vw] gap-2.5 rounded-card border border-line bg-raised p-3 shadow-lg max-sm:start-0 max-sm:end-auto [&>*]:max-w-none!">
        {children}
      </div>
    </details>
  );
}
