'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { toast } from '@/components/ui/feedback/toast';
import { CallError, call } from '@/lib/api/client';

/** Copies the address of a link. */
export function ShareLinkCopy({ link, name }: { link: string; name: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast.success('Copied!');
    } catch {
      toast.error(`Please copy it by hand: ${link}`);
    }
  };
  return (
    <Button variant="secondary" size="sm" onClick={copy} aria-label={`Copy link for ${name}`}>
      Copy link
    </Button>
  );
}

/** Ends a link at once. */
export function EndShare({ id, name }: { id: string; name: string }) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const end = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const { message } = await call('DELETE /my-shares/{id}', { params: { id } });
      toast.success(message);
      router.refresh();
    } catch (error) {
      toast.error(error instanceof CallError ? error.message : 'Something went wrong.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="danger-quiet" size="sm" busy={busy} onClick={end} aria-label={`End it: the link for ${name}`}>
      End it
    </Button>
  );
}
