'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/textarea';
import { classNames } from '@/components/ui/layout/class-names';
import { call } from '@/lib/api/client';
import { clockAt, timedTasks } from '@/lib/domain/practice/clock';
import { SPEAKING_TIMES } from '@/lib/domain/practice/speaking-times';
import { EXAMINER_LEAD_SECONDS, type Step, sessionOf, sessionSeconds, topicsOf } from '@/lib/engines/practice/session';
import { ApartList } from '../apart-list';
import { FRESH, useAttempt } from '../attempt';
import { Clock } from '../clock';
import { useTimeUp } from '../countdown';
import { Models, SelfCheck } from '../result/models';
import { SendWork } from '../send-work';
import { placeOf, type Sound, SoundPlayer } from '../sound/sound-player';
import { SpokenAnswer } from '../sound/spoken-answer';
import { useLoaded } from '../sound/use-loaded';
import { useMicrophone } from '../sound/use-microphone';
import { NO_MICROPHONE } from '../sound/use-recording';
import { useVoice } from '../sound/use-voice';
import { StartPanel } from '../start-panel';
import { useClocked } from '../use-clocked';
import { useModels } from '../use-models';
import { KEPT_WHERE, useSynced } from '../use-synced';
import { Card, type SpeakingSet, titleOf } from './card';

interface SpeakingSessionProps {
  set: SpeakingSet;
  /** The examiner's voice, by the step's place. */
  sounds: readonly Sound[];
  /** The signed-in student, in whose account the place and the clock are kept too; null for others. */
  owner: string | null;
}

/** Where the notes for the talk are kept: by the part's place. */
const NOTES = 1;

/** IELTS Speaking as a session: the examiner asks, each answer is recorded by itself, and is heard afterwards beside a model answer. */
export function SpeakingSession({ set, sounds, owner }: SpeakingSessionProps) {
  const steps = sessionOf(set.parts);
  const tasks = timedTasks(steps, () => true);
  const work = useAttempt(set.id, 'test', owner);
  const sync = useSynced(set.id, 'test', owner, work);
  const { change, ends } = useClocked(work, tasks, set.seconds);
  const attempt = work.attempt ?? FRESH;
  const { part: place, result, factor, heard } = attempt;
  const runs = work.attempt !== null && result === null;
  const step = steps[Math.min(place, steps.length - 1)] as Step;
  const open = useMicrophone(runs);
  const say = useVoice();
  const addressOf = useLoaded(
    sounds.map(({ src }) => src),
    runs,
  );
  const [noMic, setNoMic] = useState<keyof typeof NO_MICROPHONE | null>(null);
  const isWithout = useRef(false);
  const [isRead, setRead] = useState<number | null>(null);
  const [notCleared, setNotCleared] = useState(false);
  const { ask, busy, problem } = useModels(set.id, (found) => change(() => ({ result: found, isHandedIn: true })));

  const needsModels = attempt.isHandedIn && result === null;
  const asks = useRef(ask);
  asks.current = ask;
  useEffect(() => {
    if (needsModels) void asks.current();
  }, [needsModels]);

  /** The examiner has finished: the clock begins, unless no microphone is there to record what is said. */
  const begin = async () => {
    const copy = isWithout.current || factor === 0 || step.seconds ? null : await open();
    if (typeof copy === 'string') return setNoMic(copy);
    for (const track of copy?.getTracks() ?? []) track.stop();
    setNoMic(null);
    change((now) => ({ heard: now.heard.includes(place) ? now.heard : [...now.heard, place] }));
  };
  const forward = () => {
    setNoMic(null);
    say(null);
    if (place + 1 < steps.length) change(() => ({ part: place + 1 }));
    else if (!busy) void ask();
  };
  useTimeUp(runs ? ends : null, forward);

  if (!work.attempt)
    return (
      <StartPanel
        seconds={sessionSeconds(steps)}
        // The words before the talk give no question away.
        sound={sounds[steps.findIndex(({ seconds }) => seconds)]?.src}
        isSpoken
        onStart={(times) =>
          work.change(() => ({
            factor: times,
            clock: clockAt(null, tasks, set.seconds, { ...FRESH, factor: times }, Date.now()),
          }))
        }
      >
        <ul className="mt-4 list-disc space-y-1 ps-5 text-sm">
          <li>You hear the questions and don’t see them. Only the card of part 2 is in writing.</li>
          <li>
            Each answer is recorded by itself after its question. Its clock waits until the examiner has finished.
          </li>
          <li>Press ‘Next question’ when you have said enough. When the time is over, the examiner goes on.</li>
          <li>Recordings stay on this page. If you close or reload it, they are lost; the test goes on.</li>
        </ul>
      </StartPanel>
    );

  const again = async () => {
    try {
      if (owner) await call('DELETE /practice/{id}/attempt', { params: { id: set.id }, query: { mode: 'test' } });
      for (const { src } of sounds) sessionStorage.removeItem(placeOf(src));
      work.put(null);
    } catch {
      setNotCleared(true);
    }
  };
  const sound = sounds[place];
  const isAsked = heard.includes(place);
  const isTalk = step.speak === SPEAKING_TIMES.talk;
  const question = <p className="mt-2 font-medium">{step.question}</p>;

  return (
    <div>
      {result && (
        <div className="mb-6 max-w-reading">
          <h2 className="text-title">Now compare your answers</h2>
          <p className="mt-2 mb-4">
            Listen to each of your answers, then read the model answer beside it. Nothing here is scored: only an
            examiner can give a band.
          </p>
          <Button variant="secondary" onClick={() => void again()} className="print:hidden">
            Clear and start again
          </Button>
        </div>
      )}
      {runs && (
        <div className="sticky top-15 z-10 -mx-4 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-surface px-4 py-2 md:top-16">
          <p role="status" className="font-medium">
            Part {step.part} of 3
          </p>
          {step.seconds && ends !== null && <Clock key={ends} deadline={ends} />}
          <Button size="sm" className="ms-auto" busy={busy} onClick={forward}>
            {step.seconds ? 'Start speaking now' : place + 1 < steps.length ? 'Next question' : 'Finish the test'}
          </Button>
          {KEPT_WHERE[sync] && <p className="basis-full text-sm text-muted">{KEPT_WHERE[sync]}</p>}
          <ApartList attempt={attempt} change={change} of="Task" />
        </div>
      )}
      {(problem || notCleared) && (
        <p role="alert" className="mb-4 text-sm text-danger-ink">
          {problem || 'Your answers could not be cleared. Try again when you are online and signed in.'}
        </p>
      )}
      {runs && sound && (
        <div className="max-w-reading">
          <SoundPlayer
            key={sound.src}
            sound={sound}
            once={{
              lead: EXAMINER_LEAD_SECONDS,
              toEnd: true,
              examiner: {
                address: addressOf(sound.src),
                instead: (
                  <Button
                    variant="secondary"
                    onClick={() => {
                      setRead(place);
                      void begin();
                    }}
                  >
                    Read the question instead
                  </Button>
                ),
              },
            }}
            used={isAsked}
            onUsed={() => void begin()}
          />
          {isRead === place && question}
          {noMic && (
            <div role="alert" className="mb-4 rounded-card bg-sunken px-4 py-3">
              <p>{NO_MICROPHONE[noMic]} The clock waits.</p>
              <div className="mt-2 flex flex-wrap gap-2">
                <Button onClick={() => void begin()}>Try again</Button>
                <Button
                  variant="secondary"
                  onClick={() => {
                    isWithout.current = true;
                    void begin();
                  }}
                >
                  Go on without a recording
                </Button>
              </div>
            </div>
          )}
          {(step.seconds || isTalk) && (
            <>
              <Card card={set.parts[1]} />
              <Field label="Your notes for the talk" name="notes" className="mb-4">
                <Textarea
                  rows={4}
                  value={attempt.notes[NOTES] ?? ''}
                  onChange={({ target }) => change(({ notes }) => ({ notes: { ...notes, [NOTES]: target.value } }))}
                />
              </Field>
            </>
          )}
          {isAsked && !isTalk && !step.seconds && (
            <Button variant="ghost" size="sm" className="mb-2 -ms-3" onClick={() => say(addressOf(sound.src))}>
              Ask the examiner to repeat the question
            </Button>
          )}
        </div>
      )}
      {topicsOf(steps).map((topic) => (
        <section
          key={topic.steps[0]?.n}
          className={classNames(result ? 'mb-9' : !topic.steps.includes(step) && 'hidden')}
        >
          {result && <h2 className="mb-3 text-title">{titleOf(topic)}</h2>}
          <div className={classNames(result && 'grid gap-x-10 gap-y-4 lg:grid-cols-2')}>
            <div className="max-w-reading space-y-5">
              {result && topic.part === 2 && <Card card={set.parts[1]} />}
              {topic.steps.map(
                (one) =>
                  one.speak && (
                    <div key={one.n} className={classNames(!result && one !== step && 'hidden')}>
                      {result && one.speak !== SPEAKING_TIMES.talk && (
                        <p className="mb-2 font-medium">{one.question}</p>
                      )}
                      <SpokenAnswer
                        label={result ? one.question : 'this question'}
                        prepare={0}
                        speak={one.speak}
                        clock={
                          factor > 0
                            ? { ends: one === step ? ends : null, factor, isCurrent: one === step && runs }
                            : null
                        }
                        isDone={result !== null}
                        open={open}
                        onRecorded={() => change(({ answers }) => ({ answers: { ...answers, [one.n]: 'spoken' } }))}
                        after={
                          result && owner
                            ? (recording) => <SendWork setId={set.id} n={one.n} work={recording} />
                            : undefined
                        }
                      />
                    </div>
                  ),
              )}
            </div>
            {result && (
              <div>
                <Models models={result.models.filter(({ n, title }) => n === topic.part && title === topic.topic)} />
              </div>
            )}
          </div>
        </section>
      ))}
      {result && <SelfCheck lines={set.selfCheck} />}
    </div>
  );
}
