'use client';

import { useState } from 'react';
import { AskDialog } from '@/components/staff/form-dialog';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { Textarea } from '@/components/ui/controls/textarea';
import { wiredIn } from '@/components/ui/controls/wired';
import { call } from '@/lib/api/client';
import { ENTERED_LEAD_SOURCES, LEAD_SOURCES } from '@/lib/domain/desk/leads';
import { useChange } from '../use-change';

const SOURCES = ENTERED_LEAD_SOURCES.map((value) => ({ value, label: LEAD_SOURCES[value] }));
const EMPTY = { name: '', email: '', mobile: '', message: '', followUpOn: '', source: 'phone' };

/** Enters an enquiry that came by phone, at an event or through an agent; who enters it works on it. */
export function AddLead() {
  const [open, setOpen] = useState(false);
  const [fields, setFields] = useState<typeof EMPTY>(EMPTY);
  const change = useChange(() => {
    setOpen(false);
    setFields(EMPTY);
  });
  const { source, ...others } = fields;
  const send = () =>
    change.run(() =>
      call('POST /leads', { body: { ...others, source: source as (typeof ENTERED_LEAD_SOURCES)[number] } }),
    );
  const wiredTo = wiredIn(fields, setFields);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add enquiry…</Button>
      <AskDialog
        notDone="Couldn’t add"
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={send}
        size="lg"
        title="Add enquiry"
        text="You’ll be the owner."
        confirmLabel="Add"
        change={change}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Name" name="name">
            <TextInput maxLength={120} {...wiredTo('name')} />
          </Field>
          <Field label="Source" name="source">
            <SelectField options={SOURCES} {...wiredTo('source')} />
          </Field>
          <Field label="Email" optional name="email">
            <TextInput type="email" maxLength={254} {...wiredTo('email')} />
          </Field>
          <Field label="Mobile" optional name="mobile">
            <TextInput type="tel" maxLength={30} {...wiredTo('mobile')} />
          </Field>
          <Field label="Follow-up date" optional name="followUpOn">
            <TextInput type="date" {...wiredTo('followUpOn')} />
          </Field>
          <Field label="Message" optional className="sm:col-span-2" name="message">
            <Textarea rows={2} maxLength={2000} {...wiredTo('message')} />
          </Field>
        </div>
      </AskDialog>
    </>
  );
}
