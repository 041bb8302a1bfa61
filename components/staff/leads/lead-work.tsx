'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { Textarea } from '@/components/ui/controls/textarea';
import { useFilled } from '@/components/ui/feedback/use-seen';
import { call } from '@/lib/api/client';
import type { LeadView } from '@/lib/contract/people/leads';
import { SET_LEAD_STATES } from '@/lib/domain/desk/leads';
import { STAGES } from '@/lib/domain/desk/stages';
import { useChange } from '../use-change';

type State = (typeof SET_LEAD_STATES)[number];
type Values = { state: State; lostReason: string; followUpOn: string };

const STATES = SET_LEAD_STATES.map((value) => ({ value, label: STAGES[value].label }));

/** How far an open or lost enquiry is, and when it is followed up. */
export function LeadWork({ lead }: { lead: LeadView }) {
  const { values, seen, put, refused } = useFilled<Values>({
    state: lead.state === 'student' ? 'qualified' : lead.state,
    lostReason: lead.lostReason,
    followUpOn: lead.followUpOn ?? '',
  });
  const { state, lostReason, followUpOn } = values;
  const { busy, refusal, attempt, run } = useChange(() => {});
  const isLost = state === 'lost';
  const send = () =>
    run(
      () =>
        call('PATCH /leads/{id}', {
          params: { id: lead._id },
          body: { state, ...(isLost ? { lostReason } : { followUpOn }), seen },
        }),
      refused,
    );
  return (
    <form
      className="grid gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {refusal && (
        <div className="sm:col-span-2">
          <FormErrorSummary title="Couldn’t save" errors={[{ message: refusal.message }]} attempt={attempt} />
        </div>
      )}
      <Field label="Stage" name="state" error={refusal?.fields.state ?? ''}>
        <SelectField options={STATES} value={state} onChange={(event) => put({ state: event.target.value as State })} />
      </Field>
      {isLost ? (
        <Field label="Reason" name="lostReason" error={refusal?.fields.lostReason ?? ''}>
          <TextInput value={lostReason} maxLength={300} onChange={(event) => put({ lostReason: event.target.value })} />
        </Field>
      ) : (
        <Field label="Follow-up date" name="followUpOn" optional error={refusal?.fields.followUpOn ?? ''}>
          <TextInput type="date" value={followUpOn} onChange={(event) => put({ followUpOn: event.target.value })} />
        </Field>
      )}
      <div className="sm:col-span-2">
        <Button type="submit" busy={busy}>
          Save
        </Button>
      </div>
    </form>
  );
}

/** A note for the next one who works on it. */
export function LeadNoteForm({ leadId }: { leadId: string }) {
  const [text, setText] = useState('');
  const { busy, refusal, attempt, run } = useChange(() => setText(''));
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        void run(() => call('POST /leads/{id}/notes', { params: { id: leadId }, body: { text } }));
      }}
    >
      {refusal && <FormErrorSummary title="Couldn’t save" errors={[{ message: refusal.message }]} attempt={attempt} />}
      <Field label="New note" name="text" error={refusal?.fields.text ?? ''}>
        <Textarea rows={2} maxLength={2000} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Button type="submit" variant="secondary" busy={busy}>
        Add note
      </Button>
    </form>
  );
}
