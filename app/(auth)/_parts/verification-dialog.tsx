'use client';

import { Copy, Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { toast } from '@/components/ui/feedback/toast';
import { Dialog } from '@/components/ui/windows/dialog';

/** How long the window stays after the copy, so that its note can be read. */
const CLOSES_AFTER_MS = 3000;

type VerificationDialogProps = {
  open: boolean;
  onClose: () => void;
  email: string;
  code: string;
  /** The team's WhatsApp number, digits with country code; without it the message is only copied. */
  whatsAppNumber: string | undefined;
};

/** The message by which a student has the new account verified, with one button that copies it, and where there is a number sends it. */
export function VerificationDialog({ open, onClose, email, code, whatsAppNumber }: VerificationDialogProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copied = outcome === 'copied';
  const message = `Verify my account:\n${email}\n${code}`;

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(onClose, CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [copied, onClose]);

  const copyAndSend = async () => {
    try {
      await navigator.clipboard.writeText(message);
      toast.success('Message copied to clipboard!');
      setOutcome('copied');
    } catch {
      toast.error('Failed to copy message.');
      setOutcome('failed');
    }
    if (whatsAppNumber) {
      const address = `https://wa.me/${whatsAppNumber}?text=${encodeURIComponent(message)}`;
      window.open(address, '_blank', 'noopener');
    }
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Verify your account"
      description={
        whatsAppNumber ? (
          'Send us this message on WhatsApp and our team will verify your account. Or open the link in the email we sent you.'
        ) : (
          <>
            Open the link in the email we sent you to verify your account at once. No email? Copy this message and send
            it to us with{' '}
            <a href="/contact" target="_blank" rel="noopener" className="text-brand-ink underline">
              our contact form
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
            .
          </>
        )
      }
      footer={
        <Button data-initial-focus onClick={copyAndSend} size="lg">
          {whatsAppNumber ? <Send aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
          {whatsAppNumber ? 'Copy and Send' : 'Copy the message'}
        </Button>
      }
    >
      <p className="rounded-card border border-line bg-sunken p-4 whitespace-pre-line tabular-nums wrap-anywhere select-all">
        {message}
      </p>
      <p role="status" className="mt-3 min-h-5 text-sm text-muted">
        {outcome && OUTCOMES[outcome]}
      </p>
    </Dialog>
  );
}

const OUTCOMES = {
  copied: 'Copied. This window will close by itself.',
  failed: 'Failed to copy message. Select it above and copy it yourself.',
};
