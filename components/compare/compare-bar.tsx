'use client';

import { X } from 'lucide-react';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { comparePath, MOST_COMPARED } from '@/lib/domain/courses/compare';
import { setCompared } from './compare-list';

/** How many courses are chosen for comparison, and the way there. */
export function CompareBar({ ids }: { ids: readonly string[] }) {
  return (
    <aside
      aria-label="Courses to compare"
      className="fixed end-4 bottom-4 z-20 flex items-center gap-1 rounded-card border border-line bg-raised p-2 shadow-float max-md:bottom-20 print:hidden"
    >
      <ButtonLink href={comparePath(ids)} size="sm" className="tabular-nums">
        Compare {ids.length} of {MOST_COMPARED}
      </ButtonLink>
      <IconButton label="Clear comparison" onClick={() => setCompared([])}>
        <X aria-hidden className="size-5" />
      </IconButton>
    </aside>
  );
}
