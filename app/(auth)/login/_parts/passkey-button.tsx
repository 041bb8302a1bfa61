'use client';

import { KeyRound } from 'lucide-react';
import { askForPasskey, passkeyProblem } from '@/components/shell/passkey';
import { Button } from '@/components/ui/buttons/button';
import { CallError, call } from '@/lib/api/client';

type PasskeyButtonProps = {
  busy: boolean;
  onBusy: (busy: boolean) => void;
  onSignedIn: (role: number) => void;
  /** `linkSent`: a link to choose a password was e-mailed. */
  onRefused: (text: string, linkSent: boolean) => void;
};

/** Signs in by a passkey, in place of the password and as the second step after it. */
export function PasskeyButton({ busy, onBusy, onSignedIn, onRefused }: PasskeyButtonProps) {
  const signIn = async () => {
    onBusy(true);
    try {
      const passkey = await askForPasskey();
      const { user } = await call('PUT /auth/passkey', { body: { passkey } });
      onSignedIn(user.role);
    } catch (error) {
      onRefused(passkeyProblem(error), error instanceof CallError && error.hints.linkSent === true);
      onBusy(false);
    }
  };
  return (
    <div className="space-y-5 noscript:hidden">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <Button variant="secondary" size="lg" disabled={busy} className="w-full" onClick={() => void signIn()}>
        <KeyRound aria-hidden className="size-4" />
        Use a passkey
      </Button>
    </div>
  );
}
