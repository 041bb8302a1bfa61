'use client';

import { Button } from '@/components/ui/controls/button';

export type Answer = 'same' | 'different';

const LABELS: Record<Answer, string> = { same: 'Same', different: 'Different' };
const ANSWERS: readonly Answer[] = ['same', 'different'];

/** Asks whether two entries are the same; what was said is pressed. `what`: the entry in question. */
export function SameOrDifferent({ what, answer, busy, onAnswer }: SameOrDifferentProps) {
  return (
    <div className="flex gap-2">
      {ANSWERS.map((one) => (
        <Button
          key={one}
          size="sm"
          variant={answer === one ? 'primary' : 'secondary'}
          aria-pressed={answer === one}
          aria-label={`${LABELS[one]}: ${what}`}
          disabled={busy}
          onClick={() => onAnswer(one)}
        >
          {LABELS[one]}
        </Button>
      ))}
    </div>
  );
}

interface SameOrDifferentProps {
  what: string;
  answer: Answer | undefined;
  busy: boolean;
  onAnswer: (answer: Answer) => void;
}
