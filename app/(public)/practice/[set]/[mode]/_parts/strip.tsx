import { Check, X } from 'lucide-react';
import { classNames } from '@/components/ui/layout/class-names';
import { givenIn } from '@/lib/domain/practice/work';
import type { Attempt } from './attempt';
import type { Entry } from './entries';

interface StripProps {
  entries: readonly Entry[];
  attempt: Attempt;
  /** How many passages, recordings or tasks there are. */
  parts: number;
  partName: string;
  onPart: (part: number) => void;
}

/** The parts of a set and the questions of the open one: what is answered, and what is to be looked at again. */
export function Strip({ entries, attempt, parts, partName, onPart }: StripProps) {
  const own = entries.filter(({ part }) => part === attempt.part);
  const jumps = parts === entries.length ? [] : own;
  const givenOf = ({ n, numbers }: Entry) => givenIn(attempt.answers[n], numbers.length);
  const isFull = (entry: Entry) => givenOf(entry) === entry.numbers.length;
  const isReady = (part: number) => entries.filter((entry) => entry.part === part).every(isFull);
  return (
    <nav
      aria-label="Questions"
      className="-mx-4 mt-6 border-t border-line bg-surface px-4 py-2 sm:sticky sm:bottom-0 sm:z-10 print:hidden"
    >
      {parts > 1 && (
        <ul className="relative flex gap-1.5 overflow-x-auto pb-1.5">
          {Array.from({ length: parts }, (_, part) => (
            <li key={entries.find((entry) => entry.part === part)?.n}>
              <button
                type="button"
                aria-current={part === attempt.part ? 'step' : undefined}
                onClick={() => onPart(part)}
                className={classNames(
                  SQUARE,
                  'px-3',
                  part === attempt.part ? 'border-brand font-semibold' : 'border-control',
                  isReady(part) && 'bg-brand-soft text-brand-ink',
                )}
              >
                {parts === entries.length && parts > 4 ? <span className="sr-only">{partName} </span> : `${partName} `}
                {part + 1}
                {isReady(part) && <span className="sr-only"> (answered)</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {jumps.length > 0 && (
        <ul className="relative flex gap-1.5 overflow-x-auto">
          {jumps.map((entry) => {
            const { n, numbers } = entry;
            const given = givenOf(entry);
            const answered = isFull(entry);
            const flagged = attempt.flagged.includes(n);
            const mark = attempt.result?.marks.find((one) => one.n === n);
            const Icon = mark && (mark.points === mark.most ? Check : X);
            return (
              <li key={n}>
                <a
                  href={`#q-${n}`}
                  className={classNames(
                    SQUARE,
                    flagged ? 'rounded-full border-ink border-2' : 'border-control',
                    answered && 'bg-brand-soft text-brand-ink font-semibold',
                  )}
                >
                  <span className="sr-only">Question </span>
                  {numbers.length > 1 ? `${n}–${numbers.at(-1)}` : n}
                  {Icon && <Icon aria-hidden className="size-3.5" />}
                  <span className="sr-only">
                    {mark && (mark.points === mark.most ? ' (right)' : ' (not right)')}
                    {answered
                      ? ' (answered)'
                      : given > 0
                        ? ` (${given} of ${numbers.length} answered)`
                        : ' (no answer yet)'}
                    {flagged ? ' (flagged for review)' : ''}
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </nav>
  );
}

const SQUARE =
  'flex min-h-10 min-w-10 items-center justify-center gap-1 rounded-control border px-2 text-sm whitespace-nowrap tabular-nums no-underline pointer-coarse:min-h-11 pointer-coarse:min-w-11';
