'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wiredIn } from '@/components/ui/controls/wired';
import { call } from '@/lib/api/client';

/** The window in which a student invites a helper, such as a parent. */
export function InviteHelper({ open, onClose }: { open: boolean; onClose: () => void }) {
  const change = useChange(onClose);
  const [texts, setTexts] = useState({ name: '', email: '', until: '' });
  const wiredTo = wiredIn(texts, setTexts);
  const errors = change.refusal?.fields ?? {};
  return (
    <FormDialog
      open={open}
      title="Invite a helper"
      description="For example, a parent. You can end their access at any time."
      change={change}
      onSave={() => change.run(() => call('POST /my-helpers', { body: texts }))}
      saveLabel="Invite"
    >
      <Field label="Name" name="name" error={errors.name}>
        <TextInput {...wiredTo('name')} autoComplete="off" />
      </Field>
      <Field label="Email" name="email" error={errors.email}>
        <TextInput {...wiredTo('email')} type="email" autoComplete="off" />
      </Field>
      <Field label="Until" name="until" error={errors.until}>
        <TextInput {...wiredTo('until')} type="date" className="sm:max-w-48" />
      </Field>
    </FormDialog>
  );
}
