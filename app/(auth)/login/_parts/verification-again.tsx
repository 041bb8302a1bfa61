'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { useRun } from '@/components/ui/feedback/use-run';
import { call } from '@/lib/api/client';
import { VerificationDialog } from '../../_parts/verification-dialog';

type VerificationAgainProps = {
  /** What was typed at the refused sign-in. */
  details: () => { email: string; password: string };
  whatsAppNumber: string | undefined;
};

/** Gets the verification code again, as after registering, and the e-mail with the link. */
export function VerificationAgain({ details, whatsAppNumber }: VerificationAgainProps) {
  const [user, setUser] = useState<{ email: string; code: string }>();
  const [said, setSaid] = useState('');
  const { busy, run } = useRun();

  const again = () =>
    run(
      async () => {
        const answer = await call('POST /send-verification', { body: details() });
        setSaid(answer.message);
        if (answer.user) setUser(answer.user);
      },
      (error) => setSaid(error.message),
    );

  return (
    <>
      <Button variant="secondary" size="sm" busy={busy} onClick={again} className="mt-3">
        Get the code again
      </Button>
      <p role="status" className="mt-2">
        {said}
      </p>
      {user && (
        <VerificationDialog
          open
          onClose={() => setUser(undefined)}
          email={user.email}
          code={user.code}
          whatsAppNumber={whatsAppNumber}
        />
      )}
    </>
  );
}
