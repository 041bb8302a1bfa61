import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FILL_IN, INVALID, NOT_VERIFIED } from './refusals';

/** What was refused, and what can be done about it; `children` is a way to do it. */
export function Refusal({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex animate-rise gap-2.5 rounded-card border border-danger bg-danger-soft p-4 text-sm"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger-ink" />
      <div className="min-w-0">
        <p className="font-semibold text-danger-ink">{text}</p>
        {ADVICE[text] && <p className="mt-1">{ADVICE[text]}</p>}
        {children}
      </div>
    </div>
  );
}

const ADVICE: Record<string, string> = {
  [FILL_IN]: 'Enter both your email address and your password.',
  [INVALID]: 'Check the email address and the password. Capital letters matter in the password.',
  [NOT_VERIFIED]:
    'Students: open the link in our email, or send us the verification message you got when you registered. Agents: our team will contact you first.',
};
