'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Field } from '@/components/ui/controls/field';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { Textarea } from '@/components/ui/controls/textarea';
import { useRun } from '@/components/ui/feedback/use-run';
import { rereadPage } from '@/lib/api/network';
import { type ApplicationStatus, REASON_NEEDED } from '@/lib/domain/applications/application-status';
import { USUAL_REASONS } from '@/lib/domain/applications/usual-reasons';
import { UsualReasons } from '../usual-reasons';

/** The question of staff's word that an application was sent without the student's confirmation. */
export const SENT_OUTSIDE = 'Sent outside this site: how and why?';

interface Move {
  to: ApplicationStatus;
  /** Who reads the reason. */
  hint: string;
  /** It is asked why the application was sent outside this site, not why it is moved. */
  outside?: boolean;
  make: (reason: string) => Promise<void>;
  /** What else is missing before it can be made, by field. */
  missing?: () => Record<string, string>;
}

/**
 * What a dialog that moves applications needs: the question for the reason, what went wrong, and the move. The page
 * is read again afterwards, also when it was refused: behind the dialog it then shows where applications stand now.
 */
export function useMove({ to, hint, outside = false, make, missing }: Move) {
  const router = useRouter();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<{ message: string; atReason: boolean; fields?: Record<string, string> }>();
  const [attempt, setAttempt] = useState(0);
  const { busy, run } = useRun();
  const reasonNeeded = outside || REASON_NEEDED.includes(to);

  const move = async () => {
    if (busy) return;
    if (reasonNeeded && !reason.trim()) return setProblem({ message: 'Please enter a reason.', atReason: true });
    const fields = missing?.() ?? {};
    const [first] = Object.values(fields);
    if (first) return setProblem({ message: first, atReason: false, fields });
    setProblem(undefined);
    await run(
      () => make(reason),
      ({ message, fields }) => {
        const atReason = fields.reason ?? fields.sentOutside;
        setProblem({ message: atReason ?? message, atReason: Boolean(atReason), fields });
        setAttempt((count) => count + 1);
      },
    );
    rereadPage(router);
  };

  const refusal = problem && !problem.atReason && (
    <FormErrorSummary title="Couldn’t move" errors={[{ message: problem.message }]} attempt={attempt} />
  );
  const question = (
    <div className="space-y-4">
      {!outside && <UsualReasons reasons={USUAL_REASONS[to] ?? []} onChoose={setReason} />}
      <Field
        label={outside ? SENT_OUTSIDE : 'Reason'}
        name="reason"
        optional={!reasonNeeded}
        hint={hint}
        error={problem?.atReason ? problem.message : undefined}
      >
        <Textarea value={reason} maxLength={1000} rows={3} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </div>
  );
  return { busy, move, refusal, question, fields: problem?.fields ?? {} };
}
