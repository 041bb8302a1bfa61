'use client';

import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { ShownOnce } from '@/components/staff/shown-once';
import { useChange } from '@/components/staff/use-change';
import { CheckboxGroup } from '@/components/ui/controls/checkbox-group';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { Opener } from '@/components/ui/windows/opener';
import { call } from '@/lib/api/client';
import { API_TOKEN_DAYS, type ApiScope } from '@/lib/domain/accounts/api-tokens';

interface MakeTokenProps {
  scopes: readonly { value: ApiScope; label: string }[];
}

/** A button and the form behind it, which makes a token and shows it this once. */
export function MakeToken({ scopes }: MakeTokenProps) {
  return (
    <Opener opens={(onClose) => <MakeDialog scopes={scopes} onClose={onClose} />}>
      <KeyRound aria-hidden className="size-4" />
      Create a token
    </Opener>
  );
}

function MakeDialog({ scopes, onClose }: MakeTokenProps & { onClose: () => void }) {
  const [values, setValues] = useState({ name: '', scopes: [] as string[], days: '90' });
  const [token, setToken] = useState('');
  const change = useChange(() => {});
  const make = async () => {
    const body = { ...values, scopes: values.scopes as ApiScope[], days: Number(values.days) };
    const made = await call('POST /api-tokens', { body });
    setToken(made.token);
    return made;
  };
  if (token)
    return (
      <ShownOnce
        title="Your API token"
        description="Copy it to your program now. We won’t show it again. The program must send it in a header, never in a URL."
        secret={token}
        onClose={onClose}
      >
        <p className="mt-3 font-mono text-sm break-all text-muted">Authorization: Bearer {token.slice(0, 8)}…</p>
      </ShownOnce>
    );
  return (
    <FormDialog
      title="Create an API token"
      description="You will see the token only once."
      change={change}
      onClose={onClose}
      onSave={() => change.run(make)}
      saveLabel="Create token"
    >
      <Field label="Name" name="name" hint="The program that will use it.">
        <TextInput
          autoComplete="off"
          maxLength={60}
          {...wired(values.name, (name) => setValues({ ...values, name }))}
        />
      </Field>
      <CheckboxGroup
        legend="Permissions"
        name="scopes"
        error={change.refusal?.fields.scopes}
        value={values.scopes}
        onValueChange={(chosen) => setValues({ ...values, scopes: chosen })}
        choices={scopes}
      />
      <Field label="Expires after" name="days">
        <SelectField
          options={API_TOKEN_DAYS.map((days) => ({ value: String(days), label: `${days} days` }))}
          {...wired(values.days, (days) => setValues({ ...values, days }))}
        />
      </Field>
    </FormDialog>
  );
}
