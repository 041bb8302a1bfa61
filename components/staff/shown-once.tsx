'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { copyText } from '@/components/ui/feedback/copy-text';
import { Dialog } from '@/components/ui/windows/dialog';

interface ShownOnceProps {
  title: string;
  description: string;
  secret: string;
  onClose: () => void;
  children?: ReactNode;
}

/** A secret that was just made and is never shown again, to be copied. */
export function ShownOnce({ title, description, secret, onClose, children }: ShownOnceProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={() => void copyText(secret)}>
            Copy
          </Button>
          <Button onClick={onClose}>I have copied it</Button>
        </>
      }
    >
      <p className="rounded-card bg-sunken p-4 font-mono text-sm break-all select-all">{secret}</p>
      {children}
    </Dialog>
  );
}
