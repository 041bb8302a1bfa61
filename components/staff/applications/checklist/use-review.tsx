'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { type CallError, call } from '@/lib/api/client';
import { rereadPage } from '@/lib/api/network';
import type { ItemView } from '@/lib/contract/applications/application-parts';
import { lastSignature, type ReviewDecision } from '@/lib/domain/applications/checklist';

interface Review {
  applicationId: string;
  /** As its reader saw it. */
  item: ItemView;
  decision: ReviewDecision;
  reason: string;
  /** It is decided. */
  onDone: () => void;
  /** It is refused; by default a note says why. */
  onRefused?: (error: CallError) => void;
}

/**
 * Decides on an item as its reader saw it, and reads the page again. Where a colleague decided, or the student sent anew,
 * in the meantime, the question says who and when, and asks whether to do it all the same.
 */
export function useReview(): { busy: boolean; review: (review: Review) => Promise<void>; question: ReactNode } {
  const router = useRouter();
  const { busy, run } = useRun();
  const [asked, setAsked] = useState<Review & { since: string }>();

  const decide = async (given: Review, anyway = false) => {
    const { applicationId, item, decision, reason, onDone, onRefused } = given;
    const seen = { state: item.state, at: lastSignature(item).at };
    await run(
      async () => {
        const params = { id: applicationId, itemId: item._id };
        const body = { decision, reason, ...(anyway ? {} : { seen }) };
        toast.success((await call('POST /applications/{id}/items/{itemId}/review', { params, body })).message);
        setAsked(undefined);
        onDone();
      },
      (error) => {
        if (error.fields.seen) return setAsked({ ...given, since: error.fields.seen });
        setAsked(undefined);
        if (onRefused) onRefused(error);
        else toast.error(error.fields.reason ?? error.message);
      },
    );
    rereadPage(router);
  };

  const question = (
    <ConfirmDialog
      open={asked !== undefined}
      onClose={() => setAsked(undefined)}
      onConfirm={() => asked && decide(asked, true)}
      title={asked ? `“${asked.item.label}” was changed` : ''}
      text={asked && `${asked.since} ${ALL_THE_SAME[asked.decision]}`}
      confirmLabel={asked ? CONFIRM[asked.decision] : ''}
      cancelLabel="Keep as it is"
      busy={busy}
    />
  );
  return { busy, review: (given) => decide(given), question };
}

const ALL_THE_SAME: Record<ReviewDecision, string> = {
  accept: 'Accept it anyway?',
  redo: 'Return it anyway?',
  waive: 'Mark it as not needed anyway?',
};
const CONFIRM: Record<ReviewDecision, string> = { accept: 'Accept', redo: 'Return', waive: 'Mark as not needed' };
