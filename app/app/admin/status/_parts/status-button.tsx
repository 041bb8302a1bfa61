'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { call } from '@/lib/api/client';
import { rereadPage } from '@/lib/api/network';

const WORDS = { mail: 'Send test email', backup: 'Back up now' };

/** Asks for a test mail or a backup, says what came of it, and shows the page as it is then. */
export function StatusButton({ ask }: { ask: keyof typeof WORDS }) {
  const router = useRouter();
  const { busy, run } = useRun();
  const [refusal, setRefusal] = useState('');
  const send = async () => {
    if (busy) return;
    setRefusal('');
    await run(
      async () => {
        const { message } = await (ask === 'mail'
          ? call('POST /site-status/mail', {})
          : call('POST /site-status/backup', {}));
        toast.success(message);
      },
      (error) => setRefusal(error.message),
    );
    rereadPage(router);
  };
  return (
    <div className="pt-1">
      <Button variant="secondary" size="sm" busy={busy} onClick={send}>
        {WORDS[ask]}
      </Button>
      <p role="alert" className="text-danger-ink">
        {refusal}
      </p>
    </div>
  );
}
