'use client';

import { useState } from 'react';
import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { Textarea } from '@/components/ui/controls/textarea';
import { wired } from '@/components/ui/controls/wired';
import { Card } from '@/components/ui/layout/card';
import {
  CONTACT_OUTCOME_KINDS,
  CONTACT_OUTCOMES,
  type ContactOutcome,
  NEXT_KIND_NAMES,
  NEXT_KINDS,
  type NextKind,
} from '@/lib/domain/agency/prospects';
import { noteContact, type Whom } from './timeline-call';
import { useKey } from './use-key';

const NEXT = NEXT_KIND_NAMES.map((value) => ({ value, label: NEXT_KINDS[value] }));
const EMPTY = { text: '', nextOn: '', nextKind: 'call' as NextKind, nextText: '' };

/** What came of a call or a visit: one tap, with a note and the next day where they are filled in. */
export function ContactCard({ whom }: { whom: Whom }) {
  const [fields, setFields] = useState(EMPTY);
  const key = useKey();
  const { busy, refusal, attempt, run } = useChange(() => {
    setFields(EMPTY);
    key.renew();
  });
  const set = (change: Partial<typeof EMPTY>) => setFields({ ...fields, ...change });
  const { text, nextOn, nextKind, nextText } = fields;
  const next = nextOn ? { nextOn, nextKind, nextText } : {};
  const send = (outcome?: ContactOutcome) =>
    run(() => noteContact(whom, { key: key.current(), ...(outcome ? { outcome } : {}), text, ...next }));
  return (
    <Card className="space-y-4">
      {refusal && <FormErrorSummary title="Couldn’t save" errors={[{ message: refusal.message }]} attempt={attempt} />}
      <Field
        label="Note"
        name="text"
        optional
        hint="This person has the right to read what you write."
        error={refusal?.fields.text ?? ''}
      >
        <Textarea rows={2} maxLength={2000} {...wired(text, (text) => set({ text }))} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Follow-up date" name="nextOn" optional error={refusal?.fields.nextOn ?? ''}>
          <TextInput type="date" {...wired(nextOn, (nextOn) => set({ nextOn }))} />
        </Field>
        {nextOn && (
          <>
            <Field label="Type" name="nextKind">
              <SelectField options={NEXT} {...wired(nextKind, (nextKind) => set({ nextKind }))} />
            </Field>
            <Field label="Details" name="nextText" optional>
              <TextInput maxLength={200} {...wired(nextText, (nextText) => set({ nextText }))} />
            </Field>
          </>
        )}
      </div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 text-sm font-medium">Outcome</legend>
        {CONTACT_OUTCOME_KINDS.map((outcome) => (
          <Button key={outcome} size="sm" variant="secondary" busy={busy} onClick={() => send(outcome)}>
            {CONTACT_OUTCOMES[outcome].label}
          </Button>
        ))}
        <Button size="sm" busy={busy} onClick={() => send()}>
          Save note only
        </Button>
      </fieldset>
      <p className="text-fine text-muted">If you leave the date empty, we choose it based on the outcome.</p>
    </Card>
  );
}
