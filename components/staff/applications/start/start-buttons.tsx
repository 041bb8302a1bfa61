'use client';

import { useState } from 'react';
import { missingStart, NO_START, StartFields, startOfDraft } from '@/components/application/start-fields';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/textarea';
import { wired } from '@/components/ui/controls/wired';
import { call } from '@/lib/api/client';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import { AskDialog, FormDialog } from '../../form-dialog';
import { useAsking } from '../../use-change';
import { DeferFields, type Deferral, missingIn, NO_DEFERRAL } from '../defer-fields';
import { MoveWithReason } from '../move-with-reason';

const MISSING = 'Please check the fields below.';

/** A student's question for a later start. */
export function AskStart({ applicationId, who }: { applicationId: string; who: string }) {
  const { change, open, ask } = useAsking();
  const [start, setStart] = useState(NO_START);
  const [reason, setReason] = useState('');
  const send = () => {
    const fields = { ...missingStart(start), ...(reason.trim() ? {} : { reason: 'Please enter a reason.' }) };
    if (Object.keys(fields).length) return change.refuse({ message: MISSING, fields });
    const body = { start: startOfDraft(start), reason };
    void change.run(() => call('POST /applications/{id}/start-request', { params: { id: applicationId }, body }));
  };
  return (
    <>
      <Button size="sm" variant="secondary" onClick={ask}>
        Ask for a later start…
      </Button>
      <FormDialog
        open={open}
        title="Ask for a later start"
        description={`We ask ${who}. Your due dates are paused until they decide. The university may refuse.`}
        change={change}
        onSave={send}
        saveLabel="Send request"
      >
        <StartFields value={start} onChange={setStart} errors={change.refusal?.fields ?? {}} />
        <ReasonField value={reason} onChange={setReason} error={change.refusal?.fields.reason} />
      </FormDialog>
    </>
  );
}

/** Another start without a change of the status: of a deferred application once it is known, or a correction. */
export function ChangeStart({ applicationId, seen }: { applicationId: string; seen: string }) {
  const { change, open, ask } = useAsking();
  const [value, setValue] = useState<Deferral>(NO_DEFERRAL);
  const [reason, setReason] = useState('');
  const save = () => {
    const fields = { ...missingIn(value), ...(reason.trim() ? {} : { reason: 'Please enter a reason.' }) };
    const start = startOfDraft(value.start);
    const { askedBy, evidence, closes } = value;
    if (Object.keys(fields).length || !start || !askedBy) return change.refuse({ message: MISSING, fields });
    const body = { ...start, askedBy, reason, evidence, closes, seen };
    void change.run(() => call('POST /applications/{id}/start', { params: { id: applicationId }, body }));
  };
  const errors = change.refusal?.fields ?? {};
  return (
    <>
      <Button size="sm" variant="secondary" onClick={ask}>
        Change start…
      </Button>
      <FormDialog
        open={open}
        title="Change the start"
        description="We’ll notify the student and their agency. If the application hasn’t been sent yet, the student must confirm it again."
        change={change}
        onSave={save}
      >
        <DeferFields
          applicationId={applicationId}
          value={value}
          onChange={setValue}
          errors={errors}
          mayBeUnknown={false}
        />
        <ReasonField value={reason} onChange={setReason} error={errors.reason} />
      </FormDialog>
    </>
  );
}

/** Grants a student's request by deferring the application, or declines it. */
export function DecideStart({ applicationId, from }: { applicationId: string; from: ApplicationStatus }) {
  const [isGranting, setGranting] = useState(false);
  const { change, open, ask } = useAsking();
  const [reason, setReason] = useState('');
  const decline = () => {
    if (!reason.trim()) return change.refuse({ message: MISSING, fields: { reason: 'Please enter a reason.' } });
    const params = { id: applicationId };
    void change.run(() => call('POST /applications/{id}/start-request/refusal', { params, body: { reason } }));
  };
  if (isGranting) {
    const props = { applicationId, from, askedFrom: from, to: 'Deferred' } as const;
    return <MoveWithReason {...props} className="mt-3" onClose={() => setGranting(false)} />;
  }
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button size="sm" onClick={() => setGranting(true)}>
        Defer…
      </Button>
      <Button size="sm" variant="secondary" onClick={ask}>
        Decline…
      </Button>
      <AskDialog
        open={open}
        change={change}
        notDone="Not declined"
        own={['reason']}
        title="Decline the request?"
        text="The start date stays the same, and all due dates apply again. We’ll notify the student and their agency."
        confirmLabel="Decline request"
        cancelLabel="Cancel"
        onConfirm={decline}
      >
        <ReasonField value={reason} onChange={setReason} error={change.refusal?.fields.reason} />
      </AskDialog>
    </div>
  );
}

interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
  error?: string | undefined;
}

function ReasonField({ value, onChange, error }: ReasonFieldProps) {
  return (
    <Field label="Reason" name="reason" hint="The student, the agency and our team can read it." error={error}>
      <Textarea {...wired(value, onChange)} maxLength={1000} rows={3} />
    </Field>
  );
}
