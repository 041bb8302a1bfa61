'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { call } from '@/lib/api/client';
import { rereadPage } from '@/lib/api/network';

/** Deletes a piece of news, after asking. The page is read again, whatever came of it. */
export function DeleteNews({ slug, title }: { slug: string; title: string }) {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const { busy, run } = useRun();

  const remove = async () => {
    await run(async () => {
      const { message } = await call('DELETE /delete-news/{slug}', { params: { slug } });
      toast.success(message);
    });
    setAsking(false);
    rereadPage(router);
  };
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)} aria-label={`Delete: ${title}`}>
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={remove}
        title="Delete this news item?"
        text={<span className="wrap-anywhere">{title}</span>}
        confirmLabel="Delete"
        destructive
        busy={busy}
      />
    </>
  );
}
