'use client';

import { KeyRound } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { askForPasskey, passkeyProblem } from '@/components/shell/passkey';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { Dialog } from '@/components/ui/windows/dialog';
import type { PasskeyAnswer } from '@/lib/contract/accounts/passkeys';

export type GivenProof = { code: string } | { passkey: PasskeyAnswer };

type ProofDialogProps = {
  title: string;
  description: string;
  /** Of the button that goes on. */
  label: string;
  problem: string | undefined;
  busy: boolean;
  /** The account has a passkey, which can be used in place of a code. */
  passkey: boolean;
  onProof: (proof: GivenProof) => void;
  /** Where the code is e-mailed. */
  onSendAgain?: (() => void) | undefined;
  onClose: () => void;
  /** Above the code. */
  children?: ReactNode;
};

/** Asks for a code, or for a passkey. */
export function ProofDialog({
  title,
  description,
  label,
  problem,
  busy,
  passkey,
  onProof,
  onSendAgain,
  onClose,
  children,
}: ProofDialogProps) {
  const id = useId();
  const [refused, setRefused] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRefused(undefined);
    onProof({ code: String(new FormData(event.currentTarget).get('code')).replace(/\s/g, '') });
  };
  const givePasskey = async () => {
    setRefused(undefined);
    try {
      onProof({ passkey: await askForPasskey() });
    } catch (error) {
      setRefused(passkeyProblem(error));
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={title}
      description={description}
      footer={
        <>
          {onSendAgain ? (
            <Button variant="ghost" disabled={busy} onClick={onSendAgain}>
              Send a new code
            </Button>
          ) : (
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
          )}
          <Button type="submit" form={id} busy={busy}>
            {label}
          </Button>
        </>
      }
    >
      {children}
      <form id={id} noValidate method="post" onSubmit={submit}>
        <Field label="Code" name="code" error={refused ?? problem}>
          <TextInput
            autoComplete="one-time-code"
            autoCapitalize="none"
            maxLength={14}
            spellCheck={false}
            data-initial-focus
            className="text-lg tracking-[0.2em] tabular-nums"
          />
        </Field>
      </form>
      {passkey && (
        <Button variant="secondary" className="mt-4 w-full" disabled={busy} onClick={() => void givePasskey()}>
          <KeyRound aria-hidden className="size-4" />
          Use your passkey instead
        </Button>
      )}
    </Dialog>
  );
}
