'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Section } from '@/components/ui/layout/section';
import type { PracticeMarks } from '@/lib/contract/practice/practice';
import { SPEAKING_TIMES } from '@/lib/domain/practice/speaking-times';
import { sessionOf, topicsOf } from '@/lib/engines/practice/session';
import { Models, SelfCheck } from '../result/models';
import { SendWork } from '../send-work';
import { MicCheck, useMicCheck } from '../sound/mic-check';
import { Recorder } from '../sound/recorder';
import type { Sound } from '../sound/sound-player';
import { useVoice } from '../sound/use-voice';
import { useModels } from '../use-models';
import { Card, type SpeakingSet, titleOf } from './card';

interface SpeakingPracticeProps {
  set: SpeakingSet;
  /** The examiner's voice, by the step's place; none where it was not recorded. */
  sounds: readonly (Sound | undefined)[];
  /** A signed-in student, who may send a recording to their counsellor. */
  isStudent: boolean;
}

/** Speaking without a clock: each question to read or hear, a recorder that keeps to this page unless one is sent, then model answers. */
export function SpeakingPractice({ set, sounds, isStudent }: SpeakingPracticeProps) {
  const [models, setModels] = useState<PracticeMarks['models']>([]);
  const { ask, busy, problem } = useModels(set.id, (result) => setModels(result.models));
  const mic = useMicCheck();
  const say = useVoice();
  return (
    <div>
      <p className="mb-6 max-w-reading text-sm text-muted">
        Recordings stay on this page and are lost when you close or reload it.
        {isStudent ? ' You can send one to your counsellor.' : ' They are not sent anywhere.'}
      </p>
      <div className="mb-6 print:hidden">
        <MicCheck {...mic} />
      </div>
      {topicsOf(sessionOf(set.parts)).map((topic) => (
        <Section key={topic.steps[0]?.n} title={titleOf(topic)} description={HINTS[topic.part]}>
          <div className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
            <div>
              {topic.part === 2 && <Card card={set.parts[1]} />}
              <ol className="space-y-5">
                {topic.steps.map(({ n, question, speak }) => {
                  if (!speak) return null;
                  const isTalk = speak === SPEAKING_TIMES.talk;
                  const src = sounds[n - 1]?.src;
                  return (
                    <li key={n}>
                      {!isTalk && <p className="mb-2 font-medium">{question}</p>}
                      {src && !isTalk && (
                        <Button variant="ghost" size="sm" onClick={() => say(src)} className="mb-2 -ms-3">
                          Hear the examiner<span className="sr-only">: {question}</span>
                        </Button>
                      )}
                      <Recorder
                        label={question}
                        prepare={isTalk ? SPEAKING_TIMES.prepare : 0}
                        speak={isTalk ? speak : LONGEST_ANSWER}
                        after={
                          isStudent
                            ? (recording) => <SendWork key={recording.size} setId={set.id} n={n} work={recording} />
                            : undefined
                        }
                      />
                    </li>
                  );
                })}
              </ol>
            </div>
            <div>
              <Models models={models.filter(({ n, title }) => n === topic.part && title === topic.topic)} />
            </div>
          </div>
        </Section>
      ))}
      {models.length > 0 ? (
        <SelfCheck lines={set.selfCheck} />
      ) : (
        <Button size="lg" busy={busy} onClick={() => void ask()} className="print:hidden">
          Compare with model answers
        </Button>
      )}
      {problem && (
        <p role="alert" className="mt-2 text-sm text-danger-ink">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Seconds that one answer is recorded at most. */
const LONGEST_ANSWER = 300;

const HINTS = {
  1: 'Answer each question in two or three sentences.',
  2: 'One minute to prepare, then one to two minutes to speak.',
  3: 'Give longer answers. Speak about people in general.',
};
