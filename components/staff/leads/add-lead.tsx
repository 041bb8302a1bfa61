'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { Textarea } from '@/components/ui/controls/textarea';
import { wiredIn } from '@/components/ui/controls/wired';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { call } from '@/lib/api/client';
import { ENTERED_LEAD_SOURCES, LEAD_SOURCES } from '@/lib/domain/desk/leads';
import { useChange } from '../use-change';

const SOURCES = ENTERED_LEAD_SOURCES.map((value) => ({ value, label: LEAD_SOURCES[value] }));
const EMPTY = { name: '', email: '', mobile: '', message: '', followUpOn: '', source: 'phone' };

/** Enters an enquiry that came by phone, at an event or through an agent; who enters it works on it. */
export function AddLead() {
  const [open, setOpen] = useState(false);
  const [fields, setFields] = useState<typeof EMPTY>(EMPTY);
  const { busy, refusal, attempt, run } = useChange(() => {
    setOpen(false);
    setFields(EMPTY);
  });
  const { source, ...others } = fields;
  const send = () =>
    run(() => call('POST /leads', { body: { ...others, source: source as (typeof ENTERED_LEAD_SOURCES)[number] } }));
  const wiredTo = wiredIn(fields, setFields);
  const errorOf = (name: string) => ({ name, error: refusal?.fields[name] ?? '' });
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add enquiry…</Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={send}
        size="lg"
        title="Add enquiry"
        text="You’ll be the owner."
        confirmLabel="Add"
        busy={busy}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          {refusal && (
            <div className="sm:col-span-2">
              <FormErrorSummary title="Couldn’t add" errors={[{ message: refusal.message }]} attempt={attempt} />
            </div>
          )}
          <Field label="Name" {...errorOf('name')}>
            <TextInput maxLength={120} {...wiredTo('name')} />
          </Field>
          <Field label="Source" {...errorOf('source')}>
            <SelectField options={SOURCES} {...wiredTo('source')} />
          </Field>
          <Field label="Email" optional {...errorOf('email')}>
            <TextInput type="email" maxLength={254} {...wiredTo('email')} />
          </Field>
          <Field label="Mobile" optional {...errorOf('mobile')}>
            <TextInput type="tel" maxLength={30} {...wiredTo('mobile')} />
          </Field>
          <Field label="Follow-up date" optional {...errorOf('followUpOn')}>
            <TextInput type="date" {...wiredTo('followUpOn')} />
          </Field>
          <Field label="Message" optional className="sm:col-span-2" {...errorOf('message')}>
            <Textarea rows={2} maxLength={2000} {...wiredTo('message')} />
          </Field>
        </div>
      </ConfirmDialog>
    </>
  );
}
