'use client';

import { Suspense } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { toast } from '@/components/ui/feedback/toast';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import { late } from '@/components/ui/windows/late';
import { call } from '@/lib/api/client';
import type { SecondFactorView } from '@/lib/contract/accounts/second-factor';
import { ProofDialog } from './late-proof';
import type { GivenProof } from './proof-dialog';
import { RecoveryCodes } from './recovery-codes';
import { useStep } from './use-step';

/** With what draws the square to scan. */
const AppPicture = late(async () => (await import('./app-picture')).AppPicture);

type Step =
  | { kind: 'add'; secret: string; uri: string }
  | { kind: 'remove' | 'renew' }
  | { kind: 'codes'; codes: string[] };

/** Codes from an app on the phone in place of e-mailed ones: add it, remove it, make new recovery codes. */
export function AuthenticatorApp({ factor }: { factor: SecondFactorView }) {
  const { step, busy, problem, open, close, run } = useStep<Step>();
  const hasPasskey = factor.passkeys.length > 0;
  const hasOwn = factor.app || hasPasskey;
  const begin = () =>
    run(async () => {
      const begun = await call('POST /second-factor/app', {});
      open({ kind: 'add', ...begun });
    });
  const give = (proof: GivenProof) =>
    run(async () => {
      if (step?.kind === 'remove') {
        toast.success((await call('DELETE /second-factor/app', { body: proof })).message);
        return close();
      }
      const { message, recoveryCodes } =
        step?.kind === 'add' && 'code' in proof
          ? await call('PUT /second-factor/app', { body: proof })
          : await call('POST /second-factor/recovery-codes', { body: proof });
      toast.success(message);
      open({ kind: 'codes', codes: recoveryCodes });
    });

  return (
    <Section
      title="Authenticator app"
      description="An app on your phone shows a code for the second step. It works without email, so someone who can read your email still can’t sign in."
      className="mt-8 max-w-xl"
    >
      <Card>
        <p>
          {factor.app
            ? 'Your app is set up.'
            : hasPasskey
              ? 'No app is set up. Your passkey is the second step.'
              : 'No app is set up. When a code is needed, we email it to you.'}
          {hasOwn &&
            ` You have ${factor.recoveryCodesLeft} of 10 recovery codes left. Use one when you don't have your phone.`}
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          {!factor.app && (
            <Button variant="secondary" busy={busy} {...AppPicture.soon} onClick={begin}>
              Set up an app
            </Button>
          )}
          {hasOwn && (
            <Button variant="secondary" onClick={() => open({ kind: 'renew' })}>
              New recovery codes
            </Button>
          )}
          {factor.app && (
            <Button variant="secondary" onClick={() => open({ kind: 'remove' })}>
              Remove the app
            </Button>
          )}
        </div>
        {factor.required && <p className="mt-4 text-sm text-muted">Two-factor sign-in is required for all staff.</p>}
      </Card>
      {step && step.kind !== 'codes' && (
        <ProofDialog
          {...WORDS[step.kind]}
          problem={problem}
          busy={busy}
          passkey={hasPasskey && step.kind !== 'add'}
          onProof={give}
          onClose={close}
        >
          <Suspense>{step.kind === 'add' && <AppPicture secret={step.secret} uri={step.uri} />}</Suspense>
        </ProofDialog>
      )}
      {step?.kind === 'codes' && <RecoveryCodes codes={step.codes} onClose={close} />}
    </Section>
  );
}

const WORDS = {
  add: {
    title: 'Set up an app',
    description: 'Open your authenticator app and scan the QR code. Then enter the code that the app shows.',
    label: 'Add the app',
  },
  remove: {
    title: 'Remove the app?',
    description: 'Without a passkey, we will then send codes by email. Enter a code from the app or a recovery code.',
    label: 'Remove',
  },
  renew: {
    title: 'New recovery codes',
    description: 'Your old codes will stop working. Enter a code from the app or a recovery code.',
    label: 'Create new codes',
  },
};
