'use client';

import { type ComponentProps, Suspense } from 'react';
import { late } from '@/components/ui/windows/late';

const Late = late(async () => (await import('./proof-dialog')).ProofDialog);

/** The window that asks for a code or a passkey; its scripts come when it is first shown. */
export function ProofDialog(props: ComponentProps<typeof Late>) {
  return (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
}
