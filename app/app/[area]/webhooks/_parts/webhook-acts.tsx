'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { AskedChange } from '@/components/staff/asked-change';
import { Button } from '@/components/ui/buttons/button';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { call } from '@/lib/api/client';
import { ROTATION_HOURS } from '@/lib/domain/webhooks';
import { ShownSecret } from './add-webhook';

/** What can be done with a webhook: try it, give it another secret, remove it. */
export function WebhookActs({ id, listPath }: { id: string; listPath: string }) {
  const router = useRouter();
  const [secret, setSecret] = useState('');
  const params = { id };
  const renew = async () => {
    const made = await call('POST /webhooks/{id}/secret', { params });
    setSecret(made.secret);
    return made;
  };
  const remove = async () => {
    const removed = await call('DELETE /webhooks/{id}', { params });
    router.push(listPath);
    return removed;
  };
  return (
    <>
      <Send label="Send test" send={() => call('POST /webhooks/{id}/test', { params })} />
      <AskedChange
        label="New secret"
        variant="secondary"
        title="Make a new secret?"
        text={`Messages are signed with both secrets for ${ROTATION_HOURS} hours, so that your program can change over.`}
        confirmLabel="Make secret"
        harmless
        change={renew}
      />
      <AskedChange
        label="Remove"
        variant="danger-quiet"
        title="Remove this webhook?"
        text="Nothing more is sent to it, and its log is deleted."
        confirmLabel="Remove"
        change={remove}
      />
      {secret && <ShownSecret secret={secret} onClose={() => setSecret('')} />}
    </>
  );
}

interface SendProps {
  label: string;
  /** What screen readers hear instead, where several look alike. */
  name?: string;
  send: () => Promise<{ taken: boolean; message: string }>;
}

/** A button that sends a message now and says what came of it. */
export function Send({ label, name, send }: SendProps) {
  const router = useRouter();
  const { busy, run } = useRun();
  const press = () =>
    run(async () => {
      const { taken, message } = await send();
      toast[taken ? 'success' : 'error'](message);
      router.refresh();
    });
  return (
    <Button variant="secondary" aria-label={name} busy={busy} onClick={press}>
      {label}
    </Button>
  );
}
