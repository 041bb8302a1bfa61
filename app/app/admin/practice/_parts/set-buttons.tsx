'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { toast } from '@/components/ui/feedback/toast';
import { CallError, call } from '@/lib/api/client';

interface SetButtonsProps {
  id: string;
  title: string;
  /** An admin turned it off. */
  isOff: boolean;
  /** It has recordings that no one has listened to. */
  asksToListen: boolean;
}

/** Shows a set to learners or takes it away from them, and notes that the admin has listened to it. */
export function SetButtons({ id, title, isOff, asksToListen }: SetButtonsProps) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const run = async (change: () => Promise<{ message: string }>) => {
    if (busy) return;
    setBusy(true);
    try {
      toast.success((await change()).message);
      router.refresh();
    } catch (error) {
      toast.error(error instanceof CallError ? error.message : 'Something went wrong.');
    } finally {
      setBusy(false);
    }
  };
  const params = { id };
  return (
    <>
      {asksToListen && (
        <Button
          variant="outline"
          size="sm"
          disabled={busy}
          onClick={() => run(() => call('POST /practice-sets/{id}/listened', { params, body: {} }))}
        >
          I have listened<span className="sr-only"> to {title}</span>
        </Button>
      )}
      <Button
        variant={isOff ? 'outline' : 'danger-quiet'}
        size="sm"
        disabled={busy}
        onClick={() => run(() => call('PUT /practice-sets/{id}/shown', { params, body: { shown: isOff } }))}
      >
        {isOff ? 'Turn on' : 'Turn off'}
        <span className="sr-only"> {title}</span>
      </Button>
    </>
  );
}
