'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { expectSignOut } from '@/components/live/live';
import { dropAllDrafts } from '@/components/profile/draft';
import { Button } from '@/components/ui/buttons/button';
import { FieldError } from '@/components/ui/controls/field-error';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { asRefusal, call } from '@/lib/api/client';
import { rereadPage } from '@/lib/api/network';

/** Ends the session of another device. */
export function SignOutDevice({ id, name }: { id: string; name: string }) {
  const router = useRouter();
  const { busy, run } = useRun();
  const signOut = async () => {
    await run(
      async () => toast.success((await call('DELETE /sessions/{id}', { params: { id } })).message),
      ({ status, message }) => {
        // 404: it ended meanwhile, which the list then shows.
        if (status !== 404) toast.error(message);
      },
    );
    rereadPage(router);
  };
  return (
    <Button variant="secondary" size="sm" busy={busy} onClick={signOut} aria-label={`Sign out ${name}`}>
      Sign out
    </Button>
  );
}

/** Ends every session, this one too, and leaves by a full page load. */
export function SignOutEverywhere() {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const ask = () => {
    setProblem(undefined);
    setAsking(true);
  };
  const signOut = async () => {
    if (busy) return;
    setBusy(true);
    expectSignOut(true);
    try {
      await call('DELETE /sessions', {});
      dropAllDrafts();
      location.assign('/login');
    } catch (error) {
      expectSignOut(false);
      setProblem(asRefusal(error, 'The device was not signed out.').message);
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="secondary" size="sm" onClick={ask}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={signOut}
        title="Sign out everywhere?"
        text="Every device will be signed out at once, including this one. You can then sign in again with your password."
        confirmLabel="Sign out everywhere"
        busy={busy}
      >
        {problem && <FieldError id="sign-out-problem">{problem}</FieldError>}
      </ConfirmDialog>
    </>
  );
}
