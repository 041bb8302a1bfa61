import { Info } from 'lucide-react';

type NoRecoveryProps = {
  /** The address that was typed, '' when none was. */
  email: string;
  whatsAppNumber: string | undefined;
};

/** Says that this site cannot send recovery mails yet, and who can help instead. */
export function NoRecovery({ email, whatsAppNumber }: NoRecoveryProps) {
  const message = `I forgot the password of my account ${email}`.trim();
  return (
    <div className="mt-5 flex gap-2.5 rounded-card bg-accent-soft p-4 text-sm">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-ink" />
      <div className="min-w-0 space-y-2">
        <p className="font-semibold text-accent-ink">Recovery by e-mail is not switched on yet on this site.</p>
        <p>No e-mail was sent. Our team can help you: {WHOM_TO_ASK}</p>
        {whatsAppNumber && (
          <p>
            <a
              href={`https://wa.me/${whatsAppNumber}?text=${encodeURIComponent(message)}`}
              target="_blank"
              rel="noopener"
              className="font-medium text-brand-ink underline underline-offset-4"
            >
              Write to us on WhatsApp
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </p>
        )}
      </div>
    </div>
  );
}

const WHOM_TO_ASK = 'students ask their counsellor or the agent who added them, agents ask their contact in our team.';
