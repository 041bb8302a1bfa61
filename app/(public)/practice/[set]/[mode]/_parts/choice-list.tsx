import { classNames } from '@/components/ui/layout/class-names';
import type { Asking } from './part-view';

interface ChoiceListProps {
  n: number;
  /** Letter and text; a text that is empty is not shown. */
  options: readonly (readonly [string, string])[];
  /** How many may be chosen; one unless given. */
  most?: number;
  asking: Asking;
  inline?: boolean;
}

/** The options of a question. Of several no more can be ticked than are asked for. */
export function ChoiceList({ n, options, most, asking, inline }: ChoiceListProps) {
  const answer = asking.answerOf(n);
  const chosen = typeof answer === 'string' ? [answer] : Array.isArray(answer) ? answer : [];
  const choose = (letter: string, on: boolean) => {
    if (most === undefined) asking.answer(n, letter);
    else asking.answer(n, on ? [...chosen, letter].sort() : chosen.filter((other) => other !== letter));
  };
  return (
    <div className={classNames(inline && 'flex flex-wrap gap-x-5')}>
      {options.map(([letter, text]) => (
        <label key={letter} className="flex min-h-9 items-baseline gap-2.5 py-1 pointer-coarse:min-h-11">
          <input
            type={most === undefined ? 'radio' : 'checkbox'}
            name={`answer-${n}`}
            value={letter}
            checked={chosen.includes(letter)}
            disabled={asking.isDone || (most !== undefined && chosen.length >= most && !chosen.includes(letter))}
            onChange={(event) => choose(letter, event.target.checked)}
            className="size-4 shrink-0 translate-y-0.5 accent-brand"
          />
          <span>
            <span className={text ? 'me-2 font-semibold' : ''}>{letter}</span>
            {text}
          </span>
        </label>
      ))}
    </div>
  );
}
