'use client';

import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';

/** The fields of one entry under its heading, which distinguishes them from those of the other entries. */
export function EntryFields({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4">
        <h3 className="text-base font-semibold">{title}</h3>
      </legend>
      {children}
    </fieldset>
  );
}

interface EntryButtonsProps {
  /** 'Add education'. */
  addLabel: string;
  /** What an entry is called before its number: 'Education'. */
  noun: string;
  count: number;
  most: number;
  onAdd: () => void;
  onRemoveLast: () => void;
}

/** Adds an entry to a repeatable list, or removes the last one; one always stays. */
export function EntryButtons({ addLabel, noun, count, most, onAdd, onRemoveLast }: EntryButtonsProps) {
  const add = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState('');
  const onRemove = () => {
    onRemoveLast();
    setSaid(`${noun} ${count} was removed.`);
    // The pressed button goes when one entry is left.
    if (count === 2) add.current?.focus();
  };
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button ref={add} variant="secondary" size="sm" disabled={count >= most} onClick={onAdd}>
        <Plus aria-hidden className="size-4" />
        {addLabel}
      </Button>
      {count > 1 && (
        <Button variant="ghost" size="sm" onClick={onRemove}>
          <Minus aria-hidden className="size-4" />
          Remove last
        </Button>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
