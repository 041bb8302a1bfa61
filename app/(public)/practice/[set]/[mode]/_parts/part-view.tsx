'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/textarea';
import { classNames } from '@/components/ui/layout/class-names';
import type { PracticeMark } from '@/lib/contract/practice/practice';
import { PTE_LEAD_SECONDS } from '@/lib/domain/practice/pte-times';
import type { Answer } from '@/lib/domain/practice/work';
import type { Mode } from '../../../_parts/words';
import type { Attempt } from './attempt';
import { type AnsweredSet, entriesOf } from './entries';
import { Group } from './group';
import { Passage } from './passage/passage';
import { PteTask } from './pte/pte-task';
import { Transcript } from './result/transcript';
import { type Hearing, type Sound, SoundPlayer } from './sound/sound-player';

interface PartViewProps {
  set: AnsweredSet;
  /** The place of the passage, recording or task in the set. */
  part: number;
  mode: Mode;
  from?: Readonly<Record<number, { id: string; n: number }>> | undefined;
  isStudent: boolean;
  attempt: Attempt;
  change: (change: (attempt: Attempt) => Partial<Attempt>) => void;
  sound: Sound | undefined;
  lit: number | null;
  onShow: (n: number) => void;
  /** One question at a time. */
  single: boolean;
  /** In a test of PTE: the clock of the open task. */
  clock: TaskClock | null;
  busy: boolean;
  onCheck: (n: number) => void;
}

/** The clock of a task in a test of PTE, where one only goes forward. */
export interface TaskClock {
  /** When its time is over, in milliseconds since 1970; null while it stands still, and without a limit. */
  ends: number | null;
  factor: number;
  isCurrent: boolean;
}

/** What the questions of a part need from the player. */
export interface Asking {
  setId: string;
  mode: Mode;
  /** The set that a question comes from and its number there. */
  sourceOf: (n: number) => { id: string; n: number };
  /** A signed-in student, who may send an answer to their counsellor. */
  isStudent: boolean;
  answerOf: (n: number) => Answer | undefined;
  answer: (n: number, answer: Answer) => void;
  markOf: (n: number) => PracticeMark | undefined;
  /** The set is handed in: nothing can be changed. */
  isDone: boolean;
  clock: TaskClock | null;
  /** With how many times the time the test was begun; 0 without a limit. */
  factor: number;
  isFlagged: (n: number) => boolean;
  flag: (n: number) => void;
  check: (n: number) => void;
  busy: boolean;
  /** Lights the proof in the passage; null where there is no passage. */
  show: ((n: number) => void) | null;
  /** Whether a question is in sight, where they are shown one at a time. */
  isShown: (n: number) => boolean;
}

/** A passage or recording with its questions, side by side where there is room; on phones one of the two at a time. */
export function PartView({
  set,
  part,
  mode,
  from,
  isStudent,
  attempt,
  change,
  sound,
  lit,
  onShow,
  single,
  clock,
  busy,
  onCheck,
}: PartViewProps) {
  const [pane, setPane] = useState<'both' | 'text' | 'questions'>('both');
  const [at, setAt] = useState(0);
  const { result, answers, checked, flagged } = attempt;
  const own = entriesOf(set).filter((entry) => entry.part === part);
  const shown = own[Math.min(at, own.length - 1)];
  const hasText = set.skill === 'reading';

  const asking: Asking = {
    setId: set.id,
    mode,
    sourceOf: (n) => from?.[n] ?? { id: set.id, n },
    isStudent,
    answerOf: (n) => answers[n],
    answer: (n, answer) =>
      change((now) => {
        const { [n]: _, ...others } = now.checked;
        return { answers: { ...now.answers, [n]: answer }, checked: others };
      }),
    markOf: (n) => result?.marks.find((mark) => mark.n === n) ?? checked[n],
    isDone: result !== null,
    clock,
    factor: attempt.factor,
    isFlagged: (n) => flagged.includes(n),
    flag: (n) =>
      change((now) => ({
        flagged: now.flagged.includes(n) ? now.flagged.filter((other) => other !== n) : [...now.flagged, n],
      })),
    check: onCheck,
    busy,
    show: hasText
      ? (n) => {
          onShow(n);
          setPane((now) => (now === 'both' ? now : 'text'));
          requestAnimationFrame(() => document.querySelector('mark')?.scrollIntoView({ block: 'center' }));
        }
      : null,
    isShown: (n) => !single || result !== null || n === shown?.n,
  };

  const soundPlayer = sound && (
    <SoundPlayer
      key={sound.src}
      sound={sound}
      once={mode === 'test' && !result ? hearingOf(set, part, clock !== null) : null}
      used={attempt.heard.includes(part)}
      onUsed={() => change(({ heard }) => ({ heard: heard.includes(part) ? heard : [...heard, part] }))}
    />
  );

  if ('items' in set) {
    const item = set.items[part];
    if (!item) return null;
    const help = attempt.help[item.n] ?? { models: result?.models ?? [], transcript: result?.transcript ?? [] };
    return (
      <PteTask
        key={item.n}
        item={item}
        asking={asking}
        sound={soundPlayer}
        models={help.models.filter(({ n }) => n === item.n)}
        lines={help.transcript.find(({ n }) => n === item.n)?.lines ?? []}
      />
    );
  }
  const current = set.parts[part];
  if (!current) return null;
  const proof = lit === null ? [] : (asking.markOf(lit)?.proof ?? []);
  return (
    <div className={hasText ? 'grid gap-x-10 lg:grid-cols-2' : 'max-w-3xl'}>
      {hasText && (
        <div className="mb-3 flex gap-2 lg:hidden print:hidden">
          {(['both', 'text', 'questions'] as const).map((name) => (
            <Button
              key={name}
              variant={pane === name ? 'primary' : 'secondary'}
              size="sm"
              aria-pressed={pane === name}
              onClick={() => setPane(name)}
            >
              {PANES[name]}
            </Button>
          ))}
        </div>
      )}
      {'paragraphs' in current && (
        <section
          aria-label="Passage"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, and must do so from the keyboard.
          tabIndex={0}
          className={classNames(
            'lg:sticky lg:top-32 lg:max-h-[calc(100dvh-15rem)] lg:self-start lg:overflow-y-auto lg:pe-4 print:static print:max-h-none',
            pane === 'questions' && 'max-lg:hidden print:block',
          )}
        >
          <Passage
            passage={current}
            proof={proof}
            highlights={attempt.highlights[part] ?? []}
            onHighlights={(own) => change(({ highlights }) => ({ highlights: { ...highlights, [part]: own } }))}
          />
        </section>
      )}
      <div className={classNames('min-w-0', pane === 'text' && 'max-lg:hidden print:block')}>
        {'setting' in current && (
          <>
            <h2 className="text-title">
              Part {current.n}. {current.title}
            </h2>
            <p className="mb-4 text-muted">{current.setting}</p>
            {soundPlayer}
          </>
        )}
        {current.groups.map((group) => (
          <Group key={'numbers' in group ? group.numbers[0] : group.items[0]?.n} group={group} asking={asking} />
        ))}
        {single && !result && (
          <div className="my-4 flex gap-2 print:hidden">
            <Button variant="secondary" disabled={at === 0} onClick={() => setAt(Math.max(0, at - 1))}>
              Previous
            </Button>
            <Button
              variant="secondary"
              disabled={at >= own.length - 1}
              onClick={() => setAt(Math.min(own.length - 1, at + 1))}
            >
              Next
            </Button>
            <p className="self-center text-sm text-muted">
              {Math.min(at, own.length - 1) + 1} of {own.length}
            </p>
          </div>
        )}
        <Field label="Your notes on this part" name={`notes-${part}`} className="mt-6 print:hidden">
          <Textarea
            rows={3}
            value={attempt.notes[part] ?? ''}
            onChange={(event) => change(({ notes }) => ({ notes: { ...notes, [part]: event.target.value } }))}
          />
        </Field>
        {result && <Transcript lines={result.transcript.find(({ n }) => n === current.n)?.lines ?? []} />}
      </div>
    </div>
  );
}

/** In a test of PTE recordings begin by themselves, and a spoken answer's time begins after them. */
const hearingOf = (set: AnsweredSet, place: number, isForward: boolean): Hearing => {
  const item = 'items' in set ? set.items[place] : undefined;
  return { lead: isForward ? PTE_LEAD_SECONDS : null, toEnd: isForward && item !== undefined && 'speak' in item };
};

const PANES = { both: 'Text and questions', text: 'Text', questions: 'Questions' };
