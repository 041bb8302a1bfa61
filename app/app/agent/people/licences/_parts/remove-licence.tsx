'use client';

import { Button } from '@/components/ui/buttons/button';
import { usePress } from '@/components/ui/feedback/use-press';
import { call } from '@/lib/api/client';

/** Takes a licence away that was entered by mistake. */
export function RemoveLicence({ id, name }: { id: string; name: string }) {
  const { busy, press } = usePress();
  const remove = async () => (await call('DELETE /agency/licences/{id}', { params: { id } })).message;
  return (
    <Button size="sm" variant="ghost" busy={busy} onClick={() => press(remove)}>
      Remove<span className="sr-only"> {name}</span>
    </Button>
  );
}
