'use client';

import { Button } from '@/components/ui/buttons/button';
import { toast } from '@/components/ui/feedback/toast';
import { Dialog } from '@/components/ui/windows/dialog';

/** Ten codes for the day without the phone, shown this once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast.success('Copied!');
    } catch {
      toast.error('Please select the codes and copy them.');
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title="Your recovery codes"
      description="Save them somewhere other than your phone. Each code can be used once. We won't show them again."
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
