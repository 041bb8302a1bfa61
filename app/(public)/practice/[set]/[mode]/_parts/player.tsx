'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { classNames } from '@/components/ui/layout/class-names';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { CallError, call } from '@/lib/api/client';
import type { PracticeMarks } from '@/lib/contract/practice/practice';
import { clockAt, stretchAt, stretchesOf, timedTasks } from '@/lib/domain/practice/clock';
import { counted } from '@/lib/domain/texts/counted';
import type { Mode } from '../../../_parts/words';
import { ApartList } from './apart-list';
import { type Attempt, FRESH, useAttempt } from './attempt';
import { Clock } from './clock';
import { clockText, useTimeUp } from './countdown';
import { type AnsweredSet, entriesOf, openCount } from './entries';
import { PartView } from './part-view';
import { Result } from './result/result';
import { placeOf, type Sound } from './sound/sound-player';
import { StartPanel } from './start-panel';
import { Strip } from './strip';
import { useClocked } from './use-clocked';
import { KEPT_WHERE, useSynced } from './use-synced';

interface PlayerProps {
  set: AnsweredSet;
  mode: Mode;
  /** The recordings, by part; none where nothing is heard. */
  sounds: readonly (Sound | undefined)[];
  /** Of questions of one kind, the set and the number that each comes from. */
  from?: Readonly<Record<number, { id: string; n: number }>> | undefined;
  /** The signed-in student, in whose account the work is kept too; null for others. */
  owner: string | null;
}

/** Does a set with marked questions: passage or recording, questions, clock, marks. */
export function Player({ set, mode, sounds, from, owner }: PlayerProps) {
  const work = useAttempt(set.id, mode, owner);
  const { attempt: kept } = work;
  const sync = useSynced(set.id, mode, owner, work);
  const tasks = 'items' in set ? timedTasks(set.items, (place) => sounds[place] !== undefined) : [];
  const hasClocks = mode === 'test' && 'items' in set;
  const { change, ends } = useClocked(work, tasks, set.seconds);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [asking, setAsking] = useState(false);
  /** The question whose proof is lit in the passage. */
  const [lit, setLit] = useState<number | null>(null);
  const [single, setSingle] = useState(false);
  const isMounted = useMounted();
  const top = useRef<HTMLDivElement>(null);
  const attempt = kept ?? FRESH;
  const entries = entriesOf(set);
  const { part, result } = attempt;
  const open = openCount(entries, attempt.answers);
  const isForward = hasClocks && result === null;
  const item = 'items' in set ? set.items[part] : undefined;
  const isSpoken = item !== undefined && 'speak' in item;
  const { clock } = attempt;
  /** The set is being handed in: nothing on the page can be changed, and a second press does nothing. */
  const handing = useRef(false);
  const [isHandingIn, setHandingIn] = useState(false);

  /** Asks the server for marks; without an answer from it everything stays as it is, and can be asked again. */
  const marked = async (numbers: readonly number[] | 'all') => {
    if (handing.current) return;
    handing.current = numbers === 'all';
    setHandingIn(numbers === 'all');
    setBusy(true);
    setProblem('');
    try {
      const whole = numbers === 'all';
      const answers = sent(whole ? Object.keys(attempt.answers) : numbers.map(String), attempt.answers);
      const found = await call('POST /practice/{id}/marks', {
        params: { id: set.id },
        body: { answers, whole },
      });
      if (whole) {
        change(() => ({ result: found, isHandedIn: true, deadline: null }));
        requestAnimationFrame(() => top.current?.focus());
      } else {
        change(({ checked, help }) => ({
          checked: { ...checked, ...Object.fromEntries(found.marks.map((mark) => [mark.n, mark])) },
          help: { ...help, ...Object.fromEntries(numbers.map((n) => [n, helpOf(found, n)])) },
        }));
        setLit(numbers[0] ?? null);
      }
    } catch (error) {
      setProblem(
        error instanceof CallError && error.status > 0
          ? error.message
          : 'No connection. Your answers are saved in this browser. Try again when you are online.',
      );
    } finally {
      if (numbers === 'all') {
        handing.current = false;
        setHandingIn(false);
      }
      setBusy(false);
    }
  };

  const needsMarks = attempt.isHandedIn && result === null;
  const act = useRef(marked);
  act.current = marked;
  useEffect(() => {
    if (needsMarks) void act.current('all');
  }, [needsMarks]);
  const isTestOver = useTimeUp(attempt.deadline, () => void marked('all'));
  const isClockOver = useTimeUp(isForward && !isSpoken ? ends : null, () =>
    forward(stretchAt(stretchesOf(tasks, set.seconds), part).to + 1),
  );
  const isOver = isTestOver || isClockOver;

  if (mode === 'test' && !kept)
    return (
      <StartPanel
        seconds={set.seconds}
        sound={sounds.find((one) => one !== undefined)?.src}
        isSpoken={'items' in set && set.items.some((one) => 'speak' in one)}
        isForward={hasClocks}
        onStart={(factor) => {
          const now = Date.now();
          work.change(() => ({
            factor,
            deadline: factor && !hasClocks ? now + set.seconds * factor * 1000 : null,
            clock: hasClocks ? clockAt(null, tasks, set.seconds, { ...FRESH, factor }, now) : null,
          }));
        }}
      />
    );

  const again = async () => {
    setProblem('');
    try {
      if (owner) await call('DELETE /practice/{id}/attempt', { params: { id: set.id }, query: { mode } });
      work.put(null);
      setLit(null);
      for (const sound of sounds) if (sound) sessionStorage.removeItem(placeOf(sound.src));
    } catch {
      setProblem('Your answers could not be cleared. Try again when you are online and signed in.');
    }
  };
  const go = (to: number) => {
    change(() => ({ part: to }));
    setLit(null);
    requestAnimationFrame(() => top.current?.focus());
  };
  const parts = 'items' in set ? set.items.length : set.parts.length;
  const forward = (to: number) => (to < parts ? go(to) : void marked('all'));
  const handIn = () => (open > 0 && !isOver ? setAsking(true) : void marked('all'));

  return (
    <div>
      <div ref={top} tabIndex={-1} className="scroll-mt-24 outline-none">
        {isForward && <p className="sr-only">{`Task ${part + 1} of ${parts}`}</p>}
        {result && (
          <Result
            result={result}
            isPte={'items' in set}
            isKept={owner !== null}
            spent={attempt.spent}
            onAgain={() => void again()}
          />
        )}
      </div>
      <div className="sticky top-15 z-10 -mx-4 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-surface px-4 py-2 md:top-16 print:hidden">
        {attempt.deadline !== null && <Clock deadline={attempt.deadline} />}
        {isForward && ends !== null && !isSpoken && <Clock deadline={ends} />}
        {isForward && clock?.since === null && clock.left !== null && !isSpoken && (
          <p role="timer" className="text-lg font-semibold tabular-nums">
            {clockText(Math.ceil(clock.left / 1000))}
            <span className="text-sm font-normal"> runs when the recording begins</span>
          </p>
        )}
        {isOver && !result && <p className="font-medium">Time is up. Please submit your answers.</p>}
        {mode === 'practise' && !('items' in set) && !result && (
          <Button variant="ghost" size="sm" aria-pressed={single} onClick={() => setSingle(!single)}>
            One question at a time
          </Button>
        )}
        {!result && (
          <p className="text-sm text-muted tabular-nums" aria-live="off">
            {isForward ? `Task ${part + 1} of ${parts}` : open === 0 ? 'All answered' : `${open} not answered`}
          </p>
        )}
        {isForward && part + 1 < parts ? (
          <Button size="sm" className="ms-auto" onClick={() => forward(part + 1)}>
            Next task
          </Button>
        ) : (
          !result && (
            <Button size="sm" className="ms-auto" busy={busy} onClick={handIn}>
              {mode === 'test' ? 'Submit' : 'Finish and see all answers'}
            </Button>
          )
        )}
        {KEPT_WHERE[sync] && <p className="text-sm text-muted">{KEPT_WHERE[sync]}</p>}
        {problem && (
          <p role="alert" className="basis-full text-sm text-danger-ink">
            {problem}
          </p>
        )}
        <ApartList attempt={attempt} change={change} of={'items' in set ? 'Task' : 'Question'} />
      </div>
      <div
        className={classNames(isOver && !result && 'pointer-events-none opacity-60')}
        inert={isHandingIn || (isOver && !result)}
      >
        {Array.from({ length: parts }, (_, place) => (
          // Without scripts, and on paper, all parts stand below one another.
          <div
            key={entries.find((entry) => entry.part === place)?.n}
            className={classNames(isMounted && place !== part && 'hidden print:block')}
          >
            <PartView
              set={set}
              part={place}
              mode={mode}
              from={from}
              isStudent={owner !== null}
              attempt={attempt}
              change={change}
              sound={isMounted && place === part ? sounds[place] : undefined}
              lit={place === part ? lit : null}
              onShow={setLit}
              single={single}
              clock={
                isForward && clock
                  ? { ends: place === part ? ends : null, factor: attempt.factor, isCurrent: place === part }
                  : null
              }
              busy={busy}
              onCheck={(n) => void marked([n])}
            />
          </div>
        ))}
      </div>
      {!isForward && (
        <Strip
          entries={entries}
          attempt={attempt}
          parts={parts}
          partName={'items' in set ? 'Task' : set.skill === 'reading' ? 'Passage' : 'Part'}
          onPart={go}
        />
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void marked('all');
        }}
        title={`${counted(open, 'question has', 'questions have')} no answer`}
        text={
          'items' in set
            ? 'After you submit, you’ll see all the right answers.'
            : 'Wrong answers don’t lose marks, so guess rather than leave a blank. After you submit, you’ll see all the right answers.'
        }
        confirmLabel={mode === 'test' ? 'Submit' : 'See all answers'}
      />
    </div>
  );
}

/** What is sent to be marked: of a longer text no more than that it is there. */
const sent = (numbers: readonly string[], answers: Attempt['answers']): Attempt['answers'] =>
  Object.fromEntries(
    numbers.map((n) => {
      const answer = answers[n] ?? 'none';
      return [n, typeof answer === 'string' && answer.length > LONGEST_SENT ? 'written' : answer];
    }),
  );
const LONGEST_SENT = 300;

const helpOf = ({ models, transcript }: PracticeMarks, n: number): NonNullable<Attempt['help'][string]> => ({
  models: models.filter((model) => model.n === n),
  transcript: transcript.filter((text) => text.n === n),
});

/** Whether the page runs: false on the server and where scripts are off. */
function useMounted(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
