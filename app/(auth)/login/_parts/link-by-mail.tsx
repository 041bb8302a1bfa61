'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { useRun } from '@/components/ui/feedback/use-run';
import { call } from '@/lib/api/client';

/** Too many wrong passwords, perhaps of others: the owner goes on by a link in their mailbox. `email` is what was typed. */
export function LinkByMail({ email }: { email: () => string }) {
  const [said, setSaid] = useState('');
  const { busy, run } = useRun();

  const send = () =>
    run(
      async () => {
        await call('POST /sign-in-link', { body: { email: email() } });
        setSaid(
          `If ${email()} has an account, we have emailed you a link, just now or within the last 20 minutes. You can use it once, within 15 minutes. Open it in this browser.`,
        );
      },
      ({ message, fields }) => setSaid(fields.email ?? message),
    );

  return (
    <div className="noscript:hidden">
      <p className="mt-1">
        Is this your account? You don’t have to wait: we can email you a link that lets you enter your password in this
        browser.
      </p>
      <Button variant="secondary" size="sm" busy={busy} onClick={send} className="mt-3">
        Email me a link
      </Button>
      <p role="status" className="mt-2 wrap-anywhere">
        {said}
      </p>
    </div>
  );
}
