import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { BOX, TextGap } from '../gap-controls';
import type { Asking } from '../part-view';

interface BlankProps {
  n: number;
  gap: number;
  words: readonly string[];
  /** Each word goes into one blank only. */
  once?: boolean;
  asking: Asking;
}

/** A blank that a word of a list goes into. */
export function Blank({ n, gap, words, once = false, asking }: BlankProps) {
  const answer = asking.answerOf(n);
  const blanks = typeof answer === 'object' && !Array.isArray(answer) ? answer : {};
  const taken = once ? Object.values(blanks) : [];
  return (
    <select
      aria-label={`Blank ${gap}`}
      {...wired(blanks[gap] ?? '', (text) => asking.answer(n, { ...blanks, [gap]: text }))}
      disabled={asking.isDone}
      className={BOX}
    >
      <option value="">({gap})</option>
      {words
        .filter((word) => word === blanks[gap] || !taken.includes(word))
        .map((word) => (
          <option key={word}>{word}</option>
        ))}
    </select>
  );
}

/** Paragraphs to put in order, with buttons. */
export function Reorder({ n, boxes, asking }: { n: number; boxes: Readonly<Record<string, string>>; asking: Asking }) {
  const answer = asking.answerOf(n);
  const order = Array.isArray(answer) ? answer : Object.keys(boxes);
  const move = (from: number, to: number) => {
    const moved = [...order];
    moved.splice(to, 0, ...moved.splice(from, 1));
    asking.answer(n, moved);
  };
  return (
    <ol className="space-y-2">
      {order.map((letter, at) => (
        <li key={letter} className="flex items-start gap-3 rounded-card border border-line bg-raised px-3.5 py-2.5">
          <span className="min-w-0 flex-1">
            <strong className="me-2">{letter}</strong>
            {boxes[letter]}
          </span>
          {!asking.isDone && (
            <span className="flex shrink-0 flex-col gap-1 print:hidden">
              <Button variant="secondary" size="sm" disabled={at === 0} onClick={() => move(at, at - 1)}>
                Up<span className="sr-only"> paragraph {letter}</span>
              </Button>
              <Button variant="secondary" size="sm" disabled={at === order.length - 1} onClick={() => move(at, at + 1)}>
                Down<span className="sr-only"> paragraph {letter}</span>
              </Button>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** A blank to type into. */
export function TypedBlank({ n, gap, asking }: { n: number; gap: number; asking: Asking }) {
  const answer = asking.answerOf(n);
  const blanks = typeof answer === 'object' && !Array.isArray(answer) ? answer : {};
  return (
    <TextGap
      label={`Blank ${gap}`}
      placeholder={`(${gap})`}
      value={blanks[gap] ?? ''}
      disabled={asking.isDone}
      onText={(text) => asking.answer(n, { ...blanks, [gap]: text })}
    />
  );
}

/** A text whose words can be marked; an answer names them by their place, from 1. */
export function Words({ n, text, asking }: { n: number; text: string; asking: Asking }) {
  const answer = asking.answerOf(n);
  const chosen = Array.isArray(answer) ? answer : [];
  const words = text
    .trim()
    .split(/\s+/)
    .map((word, at) => ({ word, place: String(at + 1) }));
  return (
    <p className="leading-loose">
      {words.map(({ word, place }) => (
        <button
          key={place}
          type="button"
          aria-pressed={chosen.includes(place)}
          disabled={asking.isDone}
          onClick={() =>
            asking.answer(n, chosen.includes(place) ? chosen.filter((one) => one !== place) : [...chosen, place])
          }
          className="rounded-sm px-0.5 hover:bg-sunken aria-pressed:bg-accent-soft aria-pressed:text-accent-ink aria-pressed:underline pointer-coarse:min-h-11"
        >
          {word}{' '}
        </button>
      ))}
    </p>
  );
}

/** A sentence to write down. */
export function Dictation({ n, asking }: { n: number; asking: Asking }) {
  const answer = asking.answerOf(n);
  return (
    <Field label="Write the sentence you hear" name={`answer-${n}`}>
      <TextInput
        {...wired(typeof answer === 'string' ? answer : '', (text) => asking.answer(n, text))}
        disabled={asking.isDone}
        maxLength={300}
        autoComplete="off"
        spellCheck={false}
      />
    </Field>
  );
}
