'use client';

import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/textarea';
import { wired } from '@/components/ui/controls/wired';
import { Section } from '@/components/ui/layout/section';
import { call } from '@/lib/api/client';
import { counted } from '@/lib/domain/texts/counted';
import type { PublicSet } from '@/lib/engines/practice/format/set';
import type { Mode } from '../../../_parts/words';
import { ApartList } from './apart-list';
import { FRESH, useAttempt } from './attempt';
import { Clock } from './clock';
import { useTimeUp } from './countdown';
import { Drawing } from './drawing';
import { Models, SelfCheck } from './result/models';
import { SendWork } from './send-work';
import { StartPanel } from './start-panel';
import { useModels } from './use-models';
import { KEPT_WHERE, useSynced } from './use-synced';
import { wordsIn } from './words-in';

interface WritingPlayerProps {
  set: Extract<PublicSet, { skill: 'writing' }>;
  mode: Mode;
  /** The signed-in student, in whose account the text is kept too; null for others. */
  owner: string | null;
}

/** Writing tasks: words are counted, then the text stands beside a model answer and a list to check it by. */
export function WritingPlayer({ set, mode, owner }: WritingPlayerProps) {
  const work = useAttempt(set.id, mode, owner);
  const { attempt: kept, change } = work;
  const sync = useSynced(set.id, mode, owner, work);
  const attempt = kept ?? FRESH;
  const { ask, busy, problem } = useModels(set.id, (result) =>
    change(() => ({ result, isHandedIn: true, deadline: null })),
  );
  const isUp = useTimeUp(attempt.deadline);
  const isDone = attempt.result !== null;
  const again = async () => {
    if (owner)
      await call('DELETE /practice/{id}/attempt', { params: { id: set.id }, query: { mode } }).catch(() => undefined);
    work.put(null);
  };
  if (mode === 'test' && !kept)
    return (
      <StartPanel
        seconds={set.seconds}
        onStart={(factor) =>
          change(() => ({ factor, deadline: factor ? Date.now() + set.seconds * factor * 1000 : null }))
        }
      />
    );
  return (
    <div>
      {(attempt.deadline !== null || attempt.apart.length > 0) && (
        <div className="sticky top-15 z-10 -mx-4 mb-4 border-b border-line bg-surface px-4 py-2 md:top-16">
          {isUp && <p className="font-medium">Time is up. Now compare your text with the model answer.</p>}
          {attempt.deadline !== null && !isUp && <Clock deadline={attempt.deadline} />}
          <ApartList attempt={attempt} change={change} of="Task" />
        </div>
      )}
      {set.tasks.map((task) => {
        const answer = attempt.answers[task.n];
        const text = typeof answer === 'string' ? answer : '';
        const count = wordsIn(text);
        return (
          <Section key={task.n} title={`Task ${task.n}: about ${task.minutes} minutes`} className="max-w-3xl">
            <p className="mb-4 leading-relaxed">{task.prompt}</p>
            {task.figure && <Drawing setId={set.id} figure={task.figure} />}
            <Field label={`Your answer to task ${task.n}`} name={`task-${task.n}`}>
              <Textarea
                rows={14}
                spellCheck={false}
                {...wired(text, (typed) => change(({ answers }) => ({ answers: { ...answers, [task.n]: typed } })))}
                readOnly={isDone || isUp}
              />
            </Field>
            <p className="mt-1 text-sm text-muted tabular-nums">
              {counted(count, 'word')} of at least {task.words}
            </p>
            {isDone && (
              <div className="mt-6">
                {owner && count > 0 && <SendWork setId={set.id} n={task.n} work={text} />}
                <SelfCheck lines={task.selfCheck} />
                <Models models={attempt.result?.models.filter(({ n }) => n === task.n) ?? []} />
              </div>
            )}
          </Section>
        );
      })}
      {isDone ? (
        <Button variant="secondary" onClick={() => void again()}>
          Clear and start again
        </Button>
      ) : (
        <Button size="lg" busy={busy} onClick={() => void ask()} className="print:hidden">
          Finish and compare with model answers
        </Button>
      )}
      {problem && (
        <p role="alert" className="mt-2 text-sm text-danger-ink">
          {problem}
        </p>
      )}
      {KEPT_WHERE[sync] && <p className="mt-3 text-sm">{KEPT_WHERE[sync]}</p>}
      <p className="mt-3 text-sm text-muted">
        {owner
          ? 'Your text is saved in your account. Only you can see it, unless you send it to your counsellor.'
          : 'Your text is not sent anywhere.'}{' '}
        It doesn’t get a band: only an examiner can give one.
      </p>
    </div>
  );
}
