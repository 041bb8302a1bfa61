'use client';

import { useState } from 'react';
import { AskedChange } from '@/components/staff/asked-change';
import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { FieldError } from '@/components/ui/controls/field-error';
import { TextInput } from '@/components/ui/controls/text-input';
import { late } from '@/components/ui/windows/late';
import { LateOpener } from '@/components/ui/windows/late-opener';
import { call } from '@/lib/api/client';
import type { ScholarshipView } from '@/lib/contract/catalogue/scholarships';

const ScholarshipWindow = late(async () => (await import('./scholarship-window')).ScholarshipWindow);

/** On a course's page: staff add a scholarship, an agency proposes one. */
export function AddScholarship({
  course,
  proposes,
}: {
  course: { _id: string; course: string; university: string };
  proposes: boolean;
}) {
  return (
    <LateOpener window={ScholarshipWindow} of={{ of: { course }, proposes }} size="sm" variant="secondary">
      {proposes ? 'Propose a scholarship…' : 'Add a scholarship…'}
    </LateOpener>
  );
}

/** What staff do with a stored one: decide on a proposal, change it, remove it. */
export function ScholarshipButtons({ scholarship }: { scholarship: ScholarshipView }) {
  const { _id, name, state } = scholarship;
  const params = { id: _id };
  return (
    <div className="mt-2 flex flex-wrap items-end gap-2">
      {state === 'proposed' && <Decision id={_id} />}
      <LateOpener window={ScholarshipWindow} of={{ of: { stored: scholarship } }} variant="secondary">
        Change…
      </LateOpener>
      <AskedChange
        label="Remove"
        variant="danger-quiet"
        title={`Remove ‘${name}’?`}
        text="Students will no longer see it."
        confirmLabel="Remove"
        change={() => call('DELETE /scholarships/{id}', { params })}
      />
    </div>
  );
}

function Decision({ id }: { id: string }) {
  const { busy, refusal, run } = useChange(() => {});
  const [reason, setReason] = useState('');
  const decide = (shown: boolean) =>
    run(() =>
      call('POST /scholarships/{id}/decision', { params: { id }, body: { shown, reason: shown ? '' : reason } }),
    );
  return (
    <>
      <Button busy={busy} onClick={() => decide(true)}>
        Show it
      </Button>
      <Field label="Reason for declining" id={`reason-${id}`} className="max-w-56">
        <TextInput value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <Button variant="secondary" busy={busy} onClick={() => decide(false)}>
        Decline
      </Button>
      {refusal && <FieldError id={`decision-${id}`}>{refusal.message}</FieldError>}
    </>
  );
}
