'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/textarea';
import { toast } from '@/components/ui/feedback/toast';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { CallError, call } from '@/lib/api/client';
import type { ItemView } from '@/lib/contract/applications/application-parts';
import type { ReviewDecision } from '@/lib/domain/applications/checklist';
import { USUAL_RETURNS } from '@/lib/domain/applications/usual-reasons';
import { UsualReasons } from '../../usual-reasons';

interface ReviewButtonsProps {
  applicationId: string;
  item: ItemView;
  /** Where the row has its buttons. */
  className: string;
}

/** The review of one item: accept at once; return and waive ask why. */
export function ReviewButtons({ applicationId, item, className }: ReviewButtonsProps) {
  const router = useRouter();
  const [asking, setAsking] = useState<Exclude<ReviewDecision, 'accept'>>();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { _id: itemId, label, state, decisions } = item;
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

  const decide = async (decision: ReviewDecision) => {
    if (busy) return;
    if (decision === 'redo' && !reason.trim()) return setProblem('Please say why.');
    setBusy(true);
    setProblem(undefined);
    try {
      const given = { params: { id: applicationId, itemId }, body: { decision, reason } };
      toast.success((await call('POST /applications/{id}/items/{itemId}/review', given)).message);
      setAsking(undefined);
      setReason('');
      decided.current = true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (asking) setProblem(error.fields.reason ?? error.message);
      else toast.error(error.message);
    } finally {
      setBusy(false);
      router.refresh();
    }
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
        <Button size="sm" variant={again ? 'ghost' : 'secondary'} onClick={() => setAsking('redo')}>
          {again ? 'Ask again…' : 'Return…'}
          <span className="sr-only">: {label}</span>
        </Button>
      )}
      {decisions.includes('waive') && (
        <Button size="sm" variant="ghost" onClick={() => setAsking('waive')}>
          Waive…
          <span className="sr-only">: {label}</span>
        </Button>
      )}
      <ConfirmDialog
        open={asking !== undefined}
        onClose={() => setAsking(undefined)}
        onConfirm={() => asking && decide(asking)}
        title={redo ? `Return “${label}”?` : `Waive “${label}”?`}
        text={redo ? 'The student and their agent read the reason.' : 'It is then no longer needed.'}
        confirmLabel={redo ? 'Return' : 'Waive'}
        busy={busy}
      >
        <div className="space-y-3">
          {redo && <UsualReasons reasons={USUAL_RETURNS} onChoose={setReason} />}
          <Field label="Why?" name="review-reason" optional={!redo} {...(problem ? { error: problem } : {})}>
            <Textarea value={reason} maxLength={1000} rows={3} onChange={(event) => setReason(event.target.value)} />
          </Field>
        </div>
      </ConfirmDialog>
    </div>
  );
}
