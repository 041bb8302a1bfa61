import { CircleAlert, CircleCheck, CircleX, Info } from 'lucide-react';
import { Button } from '@/components/ui/controls/button';
import { classNames } from '@/components/ui/layout/class-names';
import type { verify } from '@/lib/contract/accounts/verification';
import type { Result } from '@/lib/contract/operation';

export type Verification = Result<typeof verify>;

type VerificationResultProps = {
  result: Verification;
  /** Puts the right e-mail or code into the form. */
  onCorrect: (correct: { email: string } | { code: string }) => void;
};

/** One of the five results in a sentence, with what would have been right. */
export function VerificationResult({ result, onCorrect }: VerificationResultProps) {
  const { correctEmail, correctCode } = result;
  const { Icon, style } = LOOKS[lookOf(result)];
  return (
    <div className={classNames('animate-rise rounded-card p-4 text-sm sm:p-5', style)}>
      <p className="flex items-center gap-2 font-medium">
        <Icon aria-hidden className="size-5 shrink-0" />
        {result.message}
      </p>
      {correctEmail && (
        <Correct label="Correct email" value={correctEmail} onUse={() => onCorrect({ email: correctEmail })} />
      )}
      {correctCode && (
        <Correct label="Correct code" value={correctCode} onUse={() => onCorrect({ code: correctCode })} />
      )}
    </div>
  );
}

function Correct({ label, value, onUse }: { label: string; value: string; onUse: () => void }) {
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3 pl-7">
      <p className="min-w-0 wrap-anywhere">
        {label}: <strong className="font-semibold tabular-nums">{value}</strong>
      </p>
      <Button variant="secondary" size="sm" onClick={onUse}>
        Use this
      </Button>
    </div>
  );
}

type Look = 'verified' | 'already' | 'corrected' | 'unknown';

const LOOKS: Record<Look, { Icon: typeof Info; style: string }> = {
  verified: { Icon: CircleCheck, style: 'bg-success-soft text-success-ink' },
  already: { Icon: Info, style: 'bg-brand-soft text-brand-ink' },
  corrected: { Icon: CircleAlert, style: 'bg-accent-soft text-accent-ink' },
  unknown: { Icon: CircleX, style: 'bg-danger-soft text-danger-ink' },
};

function lookOf({ isVerified, userFound }: Verification): Look {
  if (isVerified === 0) return 'verified';
  if (isVerified === 1) return 'already';
  return userFound ? 'corrected' : 'unknown';
}
