'use client';

import { ListChecks, ListPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { call } from '@/lib/api/client';
import type { ShortlistedWhom } from './shortlist-call';

/** What was put on a shortlist since the page came: lists that are made again in the browser show it. */
const addedHere = new Set<string>();

interface ShortlistButtonProps {
  of: ShortlistedWhom;
  course: { _id: string; course: string };
  isListed: boolean;
  /** On a card, small: with the course's name, for those who don't see the card around it. */
  isOnCard?: boolean;
}

/** Puts a course on a shortlist; it is taken off where the shortlist is. */
export function ShortlistButton({ of, course: { _id, course }, isListed, isOnCard = false }: ShortlistButtonProps) {
  const key = `${of.whom} ${of.id} ${_id}`;
  const [isAdded, setAdded] = useState(isListed || addedHere.has(key));
  const { busy, run } = useRun();
  const add = () => {
    if (busy || isAdded) return;
    return run(async () => {
      const params = { ...of, courseId: _id };
      const { message } = await call('PUT /agency/shortlists/{whom}/{id}/courses/{courseId}', { params, body: {} });
      addedHere.add(key);
      setAdded(true);
      toast.success(message);
    });
  };
  const Icon = isAdded ? ListChecks : ListPlus;
  const words = isAdded ? 'On shortlist' : 'Add to shortlist';
  return (
    <Button
      variant={isOnCard ? 'ghost' : 'secondary'}
      {...(isOnCard && { size: 'sm', 'aria-label': `${words}: ${course}` })}
      busy={busy}
      {...(isAdded && { 'aria-disabled': true })}
      onClick={add}
      className="aria-disabled:cursor-default aria-disabled:bg-brand-soft aria-disabled:opacity-100!"
    >
      <Icon aria-hidden className="size-4" />
      {words}
    </Button>
  );
}
