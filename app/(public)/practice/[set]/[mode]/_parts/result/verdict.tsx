import { Check, Minus, X } from 'lucide-react';
import { Button } from '@/components/ui/buttons/button';
import type { PracticeMark } from '@/lib/contract/practice/practice';
import type { Answer } from '@/lib/domain/practice/work';

interface VerdictProps {
  mark: PracticeMark;
  /** It came just now, by itself: screen readers say it. */
  isNew: boolean;
  answer: Answer | undefined;
  /** Shows the proof in the passage; null where there is none. */
  onShow: (() => void) | null;
}

/** Whether an answer was right, what would have been, and why. */
export function Verdict({ mark, isNew, answer, onShow }: VerdictProps) {
  const { points, most, reason, key, proof, why, wrong } = mark;
  const Icon = points === most ? Check : points > 0 ? Minus : X;
  const chosen = typeof answer === 'string' ? [answer] : Array.isArray(answer) ? answer : [];
  const others = Object.entries(wrong);
  return (
    <div
      role={isNew ? 'status' : undefined}
      className="mt-2 rounded-card border border-line bg-raised px-3.5 py-2.5 text-sm"
    >
      <p className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden className={points === most ? 'size-4 text-success-ink' : 'size-4'} />
        {WORDS[reason]}
        {most > 1 && ` (${points} of ${most} points)`}
      </p>
      {points < most && (
        <p className="mt-1">
          Right answer: <strong>{key.join(', ')}</strong>
        </p>
      )}
      {why.map((text) => (
        <p key={text} className="mt-1">
          {text}
        </p>
      ))}
      {proof.length > 0 && (
        <p className="mt-1 text-muted">
          {proof.map((words) => `‘${words}’`).join(' … ')}
          {onShow && (
            <Button variant="ghost" size="sm" onClick={onShow} className="ms-1 print:hidden">
              Show in the text
            </Button>
          )}
        </p>
      )}
      {others.length > 0 && (
        <details className="mt-1" open={points < most}>
          <summary className="cursor-pointer">Why the others are wrong</summary>
          <ul className="mt-1 space-y-1">
            {others.map(([letter, text]) => (
              <li key={letter}>
                <strong>{letter}</strong>
                {chosen.includes(letter) && ' (your answer)'}: {text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const WORDS: Record<PracticeMark['reason'], string> = {
  right: 'Right',
  part: 'Partly right',
  wrong: 'Wrong',
  empty: 'No answer',
  unreadable: 'This answer could not be read',
  spelling: 'Right word, wrong spelling: no mark',
  plural: 'Singular or plural is wrong: no mark',
  'over-limit': 'Too many words: no mark',
  'extra-words': 'Contains words that don’t belong in the gap: no mark',
  incomplete: 'Part of the answer is missing: no mark',
  'two-answers': 'Two answers in one gap: no mark',
  'too-many': 'Too many options chosen: no mark',
  penalty: 'Points were deducted for wrong choices',
};
