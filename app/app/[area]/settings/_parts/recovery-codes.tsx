'use client';

import { Button } from '@/components/ui/controls/button';
import { copyText } from '@/components/ui/feedback/copy-text';
import { Dialog } from '@/components/ui/windows/dialog';

/** Ten codes for the day without the phone, shown this once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const copy = () => copyText(codes.join('\n'), 'Please select the codes and copy them.');
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title="Your recovery codes"
      description="Save them somewhere other than your phone. Each code works once. We won't show them again."
      footer={
        <>
          <Button variant="secondary" onClick={copy}>
            Copy
          </Button>
          <Button onClick={onClose}>I have saved them</Button>
        </>
      }
    >
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-card bg-sunken p-4 text-center font-mono tabular-nums select-all"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
