import { Button } from '@/components/ui/buttons/button';
import type { Attempt, KeptAttempt } from './attempt';
import type { Apart } from './joined';

interface ApartListProps {
  attempt: Attempt;
  change: KeptAttempt['change'];
  /** What a number of an answer is: 'Question', 'Task'. */
  of: string;
}

/**
 * Answers and notes that were changed here and on another device: both are shown, and the person says which one stays. It belongs into the
 * bar that stays in view, because the answer in the field is by now the other one.
 */
export function ApartList({ attempt, change, of }: ApartListProps) {
  const settle = (settled: Apart, isUsed: boolean) =>
    change((now) => ({
      ...(isUsed ? { [settled.part]: { ...now[settled.part], [settled.n]: settled.value } } : {}),
      apart: now.apart.filter(({ part, n }) => part !== settled.part || n !== settled.n),
    }));
  if (attempt.apart.length === 0) return null;
  return (
    <div role="alert" className="basis-full">
      <ul aria-label="Also changed on another device" className="max-h-[40dvh] space-y-3 overflow-auto">
        {attempt.apart.map((one) => (
          <li key={`${one.part} ${one.n}`} className="rounded-card bg-sunken px-4 py-3 text-sm">
            <p className="font-medium">
              {one.part === 'answers' ? `${of} ${one.n}` : `Your notes on part ${Number(one.n) + 1}`}: also changed on
              another device
            </p>
            <p className="mt-1 max-h-24 overflow-auto whitespace-pre-wrap wrap-anywhere">
              In your account: {wordsOf(attempt[one.part][one.n])}
            </p>
            <p className="mt-1 max-h-24 overflow-auto whitespace-pre-wrap wrap-anywhere">
              On this device: {wordsOf(one.value)}
            </p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button size="sm" variant="secondary" onClick={() => settle(one, false)}>
                Keep the version in your account
              </Button>
              <Button size="sm" variant="secondary" onClick={() => settle(one, true)}>
                Use the version on this device
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

const wordsOf = (value: Apart['value'] | undefined): string =>
  typeof value === 'string' ? value || 'nothing' : Object.values(value ?? {}).join(', ') || 'nothing';
