'use client';

import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { VerificationDialog } from '../../_parts/verification-dialog';
import { type Registered, RegisterForm } from './register-form';

type RegisterPanelProps = { referralCode: string; whatsAppNumber: string | undefined };

/** The registration form, and after it what happens next. */
export function RegisterPanel({ referralCode, whatsAppNumber }: RegisterPanelProps) {
  const [registered, setRegistered] = useState<Registered | null>(null);
  const [dialogOpen, setDialogOpen] = useState(true);
  if (!registered) return <RegisterForm referralCode={referralCode} onRegistered={setRegistered} />;
  if (registered.kind === 'agent') {
    return (
      <Success text={registered.message}>
        <ButtonLink href="/" variant="secondary">
          Back to the home page
        </ButtonLink>
      </Success>
    );
  }
  return (
    <>
      <Success text="Your account is ready, but not verified yet. Open the link in the email we sent you, or send us the verification message. Then you can sign in.">
        <Button variant="secondary" onClick={() => setDialogOpen(true)}>
          Show the message
        </Button>
        <ButtonLink href="/login">Go to sign in</ButtonLink>
      </Success>
      <VerificationDialog
        open={dialogOpen}
        onClose={() => setDialogOpen(false)}
        email={registered.email}
        code={registered.code}
        whatsAppNumber={whatsAppNumber}
      />
    </>
  );
}

/** Takes the focus, which was in the form that is gone. */
function Success({ text, children }: { text: string; children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="status"
      className="animate-rise rounded-card bg-success-soft p-5 text-success-ink"
    >
      <CircleCheck aria-hidden className="size-7" />
      <p className="mt-3">{text}</p>
      <div className="mt-5 flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
