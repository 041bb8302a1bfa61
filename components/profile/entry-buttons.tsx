'use client';

import { Minus, Plus } from 'lucide-react';
import { Button } from '@/components/ui/button';

interface EntryButtonsProps {
  /** 'Add education'. */
  addLabel: string;
  count: number;
  most: number;
  onAdd: () => void;
  onRemoveLast: () => void;
}

/** Adds an entry to a repeatable list, or removes the last one; one always stays. */
export function EntryButtons({ addLabel, count, most, onAdd, onRemoveLast }: EntryButtonsProps) {
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" disabled={count >= most} onClick={onAdd}>
        <Plus aria-hidden className="size-4" />
        {addLabel}
      </Button>
      {count > 1 && (
        <Button variant="ghost" size="sm" onClick={onRemoveLast}>
          <Minus aria-hidden className="size-4" />
          Remove last
        </Button>
      )}
    </div>
  );
}
