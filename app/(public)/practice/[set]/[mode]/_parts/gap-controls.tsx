import { wired } from '@/components/ui/controls/wired';
import type { Asking } from './part-view';

/** One letter of a list. */
export function Choose({ n, letters, asking }: { n: number; letters: readonly string[]; asking: Asking }) {
  const answer = asking.answerOf(n);
  return (
    <select
      aria-label={`Answer ${n}`}
      {...wired(typeof answer === 'string' ? answer : '', (text) => asking.answer(n, text))}
      disabled={asking.isDone}
      className={BOX}
    >
      <option value="">{n}</option>
      {letters.map((letter) => (
        <option key={letter}>{letter}</option>
      ))}
    </select>
  );
}

interface TextGapProps {
  label: string;
  placeholder?: string;
  value: string;
  disabled: boolean;
  onText: (text: string) => void;
}

/** A gap to type into, without the help that the test does not give either. */
export function TextGap({ label, placeholder, value, disabled, onText }: TextGapProps) {
  return (
    <input
      aria-label={label}
      placeholder={placeholder}
      {...wired(value, onText)}
      disabled={disabled}
      maxLength={100}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      className={`${BOX} w-36`}
    />
  );
}

export const BOX =
  'mx-1 my-0.5 min-h-9 rounded-control border border-control bg-raised px-2 align-baseline text-base placeholder:text-muted disabled:opacity-80 pointer-coarse:min-h-11';
