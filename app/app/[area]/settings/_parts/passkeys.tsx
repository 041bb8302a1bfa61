'use client';

import { KeyRound } from 'lucide-react';
import { type FormEvent, type ReactNode, useId } from 'react';
import { makePasskey } from '@/components/shell/passkey';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { toast } from '@/components/ui/feedback/toast';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import { Dialog } from '@/components/ui/windows/dialog';
import { call } from '@/lib/api/client';
import type { SecondFactorView } from '@/lib/contract/accounts/second-factor';
import { ProofDialog } from './late-proof';
import type { GivenProof } from './proof-dialog';
import { RecoveryCodes } from './recovery-codes';
import { useStep } from './use-step';

type Step = { kind: 'add' } | { kind: 'remove'; id: string; name: string } | { kind: 'codes'; codes: string[] };

type PasskeysProps = {
  passkeys: SecondFactorView['passkeys'];
  /** When each was added and last used, in words, drawn on the server. */
  times: readonly ReactNode[];
  /** This browser in words, to call a new one by. */
  device: string;
};

/** Signing in with a finger, a face or a key: the passkeys of the account, and adding and removing them. */
export function Passkeys({ passkeys, times, device }: PasskeysProps) {
  const { step, busy, problem, open, close, run } = useStep<Step>();
  const add = (name: string) =>
    run(async () => {
      const passkey = await makePasskey();
      const { message, recoveryCodes } = await call('PUT /second-factor/passkeys', { body: { name, passkey } });
      toast.success(message);
      if (recoveryCodes.length > 0) open({ kind: 'codes', codes: recoveryCodes });
      else close();
    });
  const remove = (id: string, proof: GivenProof) =>
    run(async () => {
      const { message } = await call('DELETE /second-factor/passkeys/{id}', { params: { id }, body: proof });
      toast.success(message);
      close();
    });

  return (
    <Section
      title="Passkeys"
      description="Sign in with your fingerprint, your face, the PIN of your device or a security key. No password or code needed."
      className="mt-8 max-w-xl"
    >
      <Card className="p-0!">
        {passkeys.length > 0 && (
          <ul aria-label="Passkeys" className="divide-y divide-line border-b border-line">
            {passkeys.map(({ _id, name }, index) => (
              <li key={_id} className="flex items-center gap-3 px-4 py-3 sm:px-5">
                <KeyRound aria-hidden className="size-5 shrink-0 text-muted" />
                <div className="min-w-0 flex-1">
                  <p className="font-medium wrap-anywhere">{name}</p>
                  <p className="text-sm text-muted">{times[index]}</p>
                </div>
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`Remove ${name}`}
                  onClick={() => open({ kind: 'remove', id: _id, name })}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
        <div className="p-4 sm:p-5">
          {passkeys.length === 0 && (
            <p className="mb-4">You have no passkeys yet. If you add one, you can still use your password.</p>
          )}
          <Button variant="secondary" onClick={() => open({ kind: 'add' })}>
            Add passkey
          </Button>
        </div>
      </Card>
      {step?.kind === 'add' && (
        <NameDialog device={device} problem={problem} busy={busy} onName={(name) => void add(name)} onClose={close} />
      )}
      {step?.kind === 'remove' && (
        <ProofDialog
          title={`Remove ${step.name}?`}
          description="You won't be able to sign in with it any more. To remove it, use a passkey, or enter a code from your app or a recovery code."
          label="Remove"
          problem={problem}
          busy={busy}
          passkey
          onProof={(proof) => void remove(step.id, proof)}
          onClose={close}
        />
      )}
      {step?.kind === 'codes' && <RecoveryCodes codes={step.codes} onClose={close} />}
    </Section>
  );
}

type NameDialogProps = {
  device: string;
  problem: string | undefined;
  busy: boolean;
  onName: (name: string) => void;
  onClose: () => void;
};

function NameDialog({ device, problem, busy, onName, onClose }: NameDialogProps) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onName(String(new FormData(event.currentTarget).get('passkey-name')).trim() || device);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title="Add passkey"
      description="Your browser will ask where to save it. Your other devices will be signed out. After that, signing in with your password needs a second step."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={busy}>
            Continue
          </Button>
        </>
      }
    >
      <form id={id} noValidate method="post" onSubmit={submit}>
        <Field label="Name" name="passkey-name" hint="A name helps you recognise it in this list." error={problem}>
          <TextInput defaultValue={device} maxLength={60} data-initial-focus />
        </Field>
      </form>
    </Dialog>
  );
}
