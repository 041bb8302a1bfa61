'use client';

import { Button } from '@/components/ui/buttons/button';
import { toast } from '@/components/ui/feedback/toast';
import { usePress } from '@/components/ui/feedback/use-press';
import { call } from '@/lib/api/client';

/** Copies the address of a link. */
export function ShareLinkCopy({ link, name }: { link: string; name: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast.success('Copied!');
    } catch {
      toast.error(`Please copy the link yourself: ${link}`);
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
  const { busy, press } = usePress();
  const end = async () => (await call('DELETE /my-shares/{id}', { params: { id } })).message;
  return (
    <Button
      variant="danger-quiet"
      size="sm"
      busy={busy}
      onClick={() => press(end)}
      aria-label={`Turn off the link for ${name}`}
    >
      Turn off link
    </Button>
  );
}
