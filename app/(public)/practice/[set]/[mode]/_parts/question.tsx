import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { isAnswered } from './attempt';
import type { Asking } from './part-view';
import { Doubt } from './result/doubt';
import { Verdict } from './result/verdict';

interface QuestionProps {
  numbers: readonly number[];
  text: string;
  asking: Asking;
  children: ReactNode;
}

/** One question: its number, text and answer, and what came of it. */
export function Question({ numbers, text, asking, children }: QuestionProps) {
  const n = numbers[0] ?? 0;
  if (!asking.isShown(n)) return null;
  return (
    <fieldset id={`q-${n}`} className="mb-5 min-w-0 scroll-mt-36">
      <legend className="mb-1.5">
        <strong className="me-2 tabular-nums">{numbers.length > 1 ? `${n}–${numbers.at(-1)}` : n}</strong> {text}
      </legend>
      {children}
      <After n={n} asking={asking} />
    </fieldset>
  );
}

/** What stands under a question: check or mark it, and its verdict. */
export function After({ n, asking, isOpen = false }: { n: number; asking: Asking; isOpen?: boolean }) {
  const mark = asking.markOf(n);
  return (
    <>
      {!asking.isDone && !mark && (
        <div className="mt-1 flex gap-2 print:hidden">
          {asking.mode === 'practise' ? (
            <Button
              variant="secondary"
              size="sm"
              disabled={!isOpen && !isAnswered(asking.answerOf(n))}
              busy={asking.busy}
              onClick={() => asking.check(n)}
            >
              {isOpen ? 'Compare with a model answer' : 'Check'}
              <span className="sr-only">{isOpen ? ` for task ${n}` : ` question ${n}`}</span>
            </Button>
          ) : asking.clock ? null : (
            <Button variant="ghost" size="sm" aria-pressed={asking.isFlagged(n)} onClick={() => asking.flag(n)}>
              {asking.isFlagged(n) ? 'Flagged for review' : 'Review later'}
              <span className="sr-only"> : question {n}</span>
            </Button>
          )}
        </div>
      )}
      {mark && (
        <Verdict
          mark={mark}
          isNew={!asking.isDone}
          answer={asking.answerOf(n)}
          onShow={asking.show && (() => asking.show?.(n))}
        />
      )}
      {mark && <Doubt {...asking.sourceOf(n)} />}
    </>
  );
}
