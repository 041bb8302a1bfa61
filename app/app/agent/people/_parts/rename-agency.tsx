'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { Opener } from '@/components/ui/windows/opener';
import { call } from '@/lib/api/client';

/** Opens the window in which an owner gives the agency another name. */
export function RenameAgency({ name }: { name: string }) {
  return (
    <Opener variant="ghost" size="sm" opens={(onClose) => <RenameDialog name={name} onClose={onClose} />}>
      Rename
    </Opener>
  );
}

function RenameDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const change = useChange(onClose);
  const [typed, setTyped] = useState(name);
  return (
    <FormDialog
      onClose={onClose}
      title="Rename your agency"
      description="Your students see the new name within a minute. Past agreements keep the old name."
      change={change}
      onSave={() => change.run(() => call('PATCH /agency', { body: { name: typed } }))}
    >
      <Field label="Agency name" name="name">
        <TextInput autoComplete="off" maxLength={160} {...wired(typed, setTyped)} />
      </Field>
    </FormDialog>
  );
}
