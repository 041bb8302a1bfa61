'use client';

import { useRouter } from 'next/navigation';
import { Suspense, useEffect, useState } from 'react';
import { leavesPage } from '@/components/ui/feedback/leaves-page';
import { startLoadingBar } from '@/components/ui/feedback/loading-bar';
import { late } from '@/components/ui/windows/late';

const ConfirmDialog = late(async () => (await import('@/components/ui/windows/confirm-dialog')).ConfirmDialog);

/** Asks before a page with something unsaved is left by a link, a reload or closing the tab. */
export function LeaveGuard({ active, text }: { active: boolean; text: string }) {
  const router = useRouter();
  const [target, setTarget] = useState<string | null>(null);

  useEffect(() => {
    if (!active) return;
    ConfirmDialog.load();
    const onClick = (event: MouseEvent) => {
      if (!leavesPage(event, location.href)) return;
      event.preventDefault();
      // Where two of them have a reason, one asks.
      event.stopImmediatePropagation();
      setTarget((event.target as Element).closest('a')?.href ?? null);
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // On the window, before the router and the loading bar handle the click.
    window.addEventListener('click', onClick, { capture: true });
    window.addEventListener('beforeunload', onUnload);
    return () => {
      window.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [active]);

  const leave = () => {
    if (target === null) return;
    const { pathname, search, hash } = new URL(target);
    setTarget(null);
    startLoadingBar();
    router.push(pathname + search + hash);
  };
  if (target === null) return null;
  return (
    <Suspense>
      <ConfirmDialog
        open
        onClose={() => setTarget(null)}
        onConfirm={leave}
        title="Leave without saving?"
        text={text}
        confirmLabel="Leave"
        cancelLabel="Stay on this page"
      />
    </Suspense>
  );
}
