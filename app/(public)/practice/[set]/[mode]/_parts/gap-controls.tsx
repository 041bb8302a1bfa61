import type { Asking } from './part-view';

/** One letter of a list. */
export function Choose({ n, letters, asking }: { n: number; letters: readonly string[]; asking: Asking }) {
  const answer = asking.answerOf(n);
  return (
    <select
      aria-label={`Answer ${n}`}
      value={typeof answer === 'string' ? answer : ''}
      disabled={asking.isDone}
      onChange={(event) => asking.answer(n, event.target.value)}
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
      value={value}
      disabled={disabled}
      onChange={(event) => onText(event.target.value)}
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
