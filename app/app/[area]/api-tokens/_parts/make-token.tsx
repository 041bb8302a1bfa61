'use client';

import { KeyRound } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { type Refusal, refusalLines } from '@/components/staff/use-change';
import { Button } from '@/components/ui/controls/button';
import { CheckboxGroup } from '@/components/ui/controls/checkbox-group';
import { Field } from '@/components/ui/controls/field';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { copyText } from '@/components/ui/feedback/copy-text';
import { useRun } from '@/components/ui/feedback/use-run';
import { Dialog } from '@/components/ui/windows/dialog';
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
  const router = useRouter();
  const [values, setValues] = useState({ name: '', scopes: [] as string[], days: '90' });
  const [problems, setProblems] = useState<Refusal>();
  const [attempt, setAttempt] = useState(0);
  const [token, setToken] = useState('');
  const { busy, run } = useRun();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblems(undefined);
    return run(
      async () => {
        const body = { ...values, scopes: values.scopes as ApiScope[], days: Number(values.days) };
        setToken((await call('POST /api-tokens', { body })).token);
        router.refresh();
      },
      (why) => {
        setProblems(why);
        setAttempt((count) => count + 1);
      },
    );
  };
  if (token) return <ShownToken token={token} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title="Create an API token" description="You will see the token only once.">
      <form noValidate className="space-y-5 pb-4" onSubmit={submit}>
        {problems && (
          <FormErrorSummary title="Couldn’t create the token" errors={refusalLines(problems)} attempt={attempt} />
        )}
        <Field label="Name" name="name" hint="The program that will use it." error={problems?.fields.name}>
          <TextInput
            autoComplete="off"
            maxLength={60}
            {...wired(values.name, (name) => setValues({ ...values, name }))}
          />
        </Field>
        <CheckboxGroup
          legend="Permissions"
          name="scopes"
          error={problems?.fields.scopes}
          value={values.scopes}
          onValueChange={(chosen) => setValues({ ...values, scopes: chosen })}
          choices={scopes}
        />
        <Field label="Expires after" name="days" error={problems?.fields.days}>
          <SelectField
            options={API_TOKEN_DAYS.map((days) => ({ value: String(days), label: `${days} days` }))}
            {...wired(values.days, (days) => setValues({ ...values, days }))}
          />
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            Create token
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function ShownToken({ token, onClose }: { token: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Your API token"
      description="Copy it to your program now. We won’t show it again. The program must send it as a header, never in an address."
      footer={
        <>
          <Button variant="secondary" onClick={() => void copyText(token)}>
            Copy
          </Button>
          <Button onClick={onClose}>I have copied it</Button>
        </>
      }
    >
      <p className="rounded-card bg-sunken p-4 font-mono text-sm break-all select-all">{token}</p>
      <p className="mt-3 font-mono text-sm break-all text-muted">Authorization: Bearer {token.slice(0, 8)}…</p>
    </Dialog>
  );
}
