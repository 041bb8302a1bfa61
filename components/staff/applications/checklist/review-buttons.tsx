'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/textarea';
import { toast } from '@/components/ui/feedback/toast';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import type { ItemView } from '@/lib/contract/applications/application-parts';
import type { ReviewDecision } from '@/lib/domain/applications/checklist';
import { USUAL_RETURNS } from '@/lib/domain/applications/usual-reasons';
import { UsualReasons } from '../../usual-reasons';
import { useReview } from './use-review';

interface ReviewButtonsProps {
  applicationId: string;
  item: ItemView;
  /** Where the row has its buttons. */
  className: string;
}

/** The review of one item: accept at once; return and waive ask why. */
export function ReviewButtons({ applicationId, item, className }: ReviewButtonsProps) {
  const [asking, setAsking] = useState<Exclude<ReviewDecision, 'accept'>>();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  /** The item as it was when the reason was asked for. */
  const [opened, setOpened] = useState<ItemView>();
  const { busy, review, question } = useReview();
  const { label, state, decisions } = item;
  const buttons = useRef<HTMLDivElement>(null);
  const decided = useRef(false);
  // The button that was pressed goes with the state: the focus stays in the row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect follows the state
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (decided.current && lost) buttons.current?.querySelector('button')?.focus();
    decided.current = false;
  }, [state]);
  if (decisions.length === 0) return null;

  const decide = (decision: ReviewDecision) => {
    if (decision === 'redo' && !reason.trim()) return setProblem('Please enter a reason.');
    setProblem(undefined);
    void review({
      applicationId,
      item: opened ?? item,
      decision,
      reason,
      onDone: () => {
        close();
        setReason('');
        decided.current = true;
      },
      onRefused: (error) => {
        if (asking) setProblem(error.fields.reason ?? error.message);
        else toast.error(error.message);
      },
    });
  };
  const ask = (decision: 'redo' | 'waive') => {
    setOpened(item);
    setAsking(decision);
  };
  const close = () => {
    setAsking(undefined);
    setOpened(undefined);
  };

  const again = state === 'accepted' || state === 'waived';
  const redo = asking === 'redo';
  return (
    <div ref={buttons} className={className}>
      {decisions.includes('accept') && (
        <Button size="sm" busy={busy && !asking} onClick={() => decide('accept')}>
          {item.kind === 'condition' ? 'Met' : 'Accept'}
          <span className="sr-only">: {label}</span>
        </Button>
      )}
      {decisions.includes('redo') && (
        <Button size="sm" variant={again ? 'ghost' : 'secondary'} onClick={() => ask('redo')}>
          {again ? 'Request again…' : 'Return…'}
          <span className="sr-only">: {label}</span>
        </Button>
      )}
      {decisions.includes('waive') && (
        <Button size="sm" variant="ghost" onClick={() => ask('waive')}>
          Not needed…
          <span className="sr-only">: {label}</span>
        </Button>
      )}
      <ConfirmDialog
        open={asking !== undefined}
        onClose={close}
        onConfirm={() => asking && decide(asking)}
        title={redo ? `Return “${label}”?` : `Mark “${label}” as not needed?`}
        text={redo ? 'The student and their agency can read the reason.' : 'The student no longer needs to provide it.'}
        confirmLabel={redo ? 'Return' : 'Mark as not needed'}
        busy={busy}
      >
        <div className="space-y-3">
          {redo && <UsualReasons reasons={USUAL_RETURNS} onChoose={setReason} />}
          <Field label="Reason" name="review-reason" optional={!redo} {...(problem ? { error: problem } : {})}>
            <Textarea value={reason} maxLength={1000} rows={3} onChange={(event) => setReason(event.target.value)} />
          </Field>
        </div>
      </ConfirmDialog>
      {question}
    </div>
  );
}
