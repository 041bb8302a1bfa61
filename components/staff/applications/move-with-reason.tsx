'use client';

import { useState } from 'react';
import { startOfDraft } from '@/components/application/start-fields';
import { toast } from '@/components/ui/feedback/toast';
import { WAITS_FOR_NETWORK } from '@/components/ui/feedback/upload-words';
import { call } from '@/lib/api/client';
import { upload } from '@/lib/api/upload';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import { type Interview, isAtInterview } from '@/lib/domain/applications/interview';
import { saidBy } from '@/lib/domain/applications/said';
import { AskFields } from './checklist/ask-fields';
import { type AskedRow, draftsOf } from './checklist/asked-row';
import { DeferFields, type Deferral, missingIn, NO_DEFERRAL } from './defer-fields';
import { InterviewFields, NO_INTERVIEW } from './interview/interview-fields';
import { MoveForm } from './move-form';
import { EvidenceFields, filesOf, NOTHING_SHOWN, type Shown } from './said/evidence-fields';
import { useMove } from './use-move';

type MoveWithReasonProps = {
  applicationId: string;
  /** Where it stood when this was asked; the question says when it stands elsewhere now. */
  askedFrom: ApplicationStatus;
  /** Where it stands on the page: the move is made from there. */
  from: ApplicationStatus;
  to: ApplicationStatus;
  /** Whose confirmation is missing before it is sent; '' for a move that only needs a reason. */
  unconfirmed?: string;
  /** By an agency that handles it: asks for what shows the university's answer. */
  asAgency?: boolean;
  /** Moved, or cancelled. */
  onClose: (moved: boolean) => void;
  className?: string;
};

/**
 * Asks why before an application is moved, what to ask for where papers are requested, when an interview is, and an agency for
 * evidence; or how it was sent outside this site, where it may not be sent from here yet. When another user was faster, it says so,
 * and the page shows the new state.
 */
export function MoveWithReason(props: MoveWithReasonProps) {
  const { applicationId, askedFrom, from, to, unconfirmed = '', asAgency = false, onClose, className } = props;
  const [rows, setRows] = useState<AskedRow[]>([]);
  const [asks, setAsks] = useState(false);
  const [interview, setInterview] = useState<Interview>(NO_INTERVIEW);
  const [shown, setShown] = useState<Shown>(NOTHING_SHOWN);
  const asksEvidence = asAgency && saidBy(to) !== undefined;
  const [deferral, setDeferral] = useState<Deferral>(NO_DEFERRAL);
  const defers = to === 'Deferred';
  const { busy, move, refusal, question, fields } = useMove({
    to,
    hint: 'The student and their agency can read it.',
    outside: unconfirmed !== '',
    ...(defers ? { missing: () => missingIn(deferral) } : {}),
    make: async (reason) => {
      const done = (message: string) => {
        onClose(true);
        toast.success(message);
      };
      const entered = Object.values(interview).some(Boolean) ? interview : null;
      if (asksEvidence) {
        const body = {
          status: to,
          from,
          reason,
          reference: shown.reference,
          ...(entered && { interview: JSON.stringify(entered) }),
        };
        const given = { params: { id: applicationId }, body, files: filesOf(shown) };
        return done((await upload('POST /applications/{id}/said', given, WAITING)).message);
      }
      const items = rows.length > 0 ? { items: draftsOf(rows) } : {};
      const why = unconfirmed ? { sentOutside: reason } : { reason };
      const { evidence, closes, askedBy } = deferral;
      const deferred = defers
        ? { start: startOfDraft(deferral.start), evidence, closes, ...(askedBy ? { askedBy } : {}) }
        : {};
      const body = { status: to, from, ...why, ...items, ...(entered && { interview: entered }), ...deferred };
      done((await call('POST /applications/{id}/status', { params: { id: applicationId }, body })).message);
    },
  });
  return (
    <MoveForm
      title={`Move to ${to}`}
      busy={busy}
      onMove={move}
      onCancel={() => onClose(false)}
      {...(className ? { className } : {})}
    >
      <p role="status" className="mb-3 text-sm empty:hidden">
        {from !== askedFrom &&
          `The status of this application has changed to '${from}'. Please choose the next status from there.`}
      </p>
      {unconfirmed && (
        <p className="mb-3 text-sm">{`${unconfirmed}. Wait for their consent, or record that the application has already been sent.`}</p>
      )}
      {refusal && <div className="mb-4">{refusal}</div>}
      {isAtInterview(to) && (
        <div className="mb-4">
          <p className="mb-4 text-sm">You can add missing details later.</p>
          <InterviewFields value={interview} onChange={setInterview} errors={ofInterview(fields)} />
        </div>
      )}
      {defers && <DeferFields applicationId={applicationId} value={deferral} onChange={setDeferral} errors={fields} />}
      {question}
      {asksEvidence && <EvidenceFields shown={shown} onShown={setShown} errors={fields} className="mt-4" />}
      {to === 'Documents Requested' && (
        <details className="mt-3" onToggle={(event) => setAsks(event.currentTarget.open)}>
          <summary className="cursor-pointer text-sm font-medium text-brand-ink">
            Choose documents to request{rows.length > 0 && ` (${rows.length})`}
          </summary>
          {(asks || rows.length > 0) && (
            <div className="@container mt-3">
              <AskFields applicationId={applicationId} rows={rows} onRows={setRows} />
            </div>
          )}
        </details>
      )}
    </MoveForm>
  );
}

const WAITING = { onWaiting: () => toast.info(WAITS_FOR_NETWORK) };

/** The errors of the interview's fields, by their own names. */
const ofInterview = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, message]) => [name.replace(/^interview\./, ''), message]));
