'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Section } from '@/components/ui/layout/section';
import type { PracticeMarks } from '@/lib/contract/practice/practice';
import type { PublicSet } from '@/lib/engines/practice/format/set';
import { Models, SelfCheck } from './result/models';
import { SendWork } from './send-work';
import { MicCheck } from './sound/mic-check';
import { Recorder } from './sound/recorder';
import { useModels } from './use-models';

interface SpeakingPlayerProps {
  set: Extract<PublicSet, { skill: 'speaking' }>;
  /** A signed-in student, who may send a recording to their counsellor. */
  isStudent: boolean;
}

/** Speaking: questions to answer aloud, a recorder that keeps to this page unless one is sent, then model answers and a list. */
export function SpeakingPlayer({ set, isStudent }: SpeakingPlayerProps) {
  const [models, setModels] = useState<PracticeMarks['models']>([]);
  const { ask, busy, problem } = useModels(set.id, (result) => setModels(result.models));
  const [first, card, last] = set.parts;
  const after = (n: number) =>
    isStudent
      ? (recording: Blob) => <SendWork key={recording.size} setId={set.id} n={n} work={recording} />
      : undefined;
  return (
    <div className="max-w-3xl">
      <p className="mb-6 text-sm text-muted">
        Recordings stay on this page and are lost when you close or reload it.
        {isStudent ? ' You can send one to your counsellor.' : ' They are not sent anywhere.'}
      </p>
      <div className="mb-6 print:hidden">
        <MicCheck />
      </div>
      <Section
        title="Part 1: about you"
        description="4 to 5 minutes in the test. Answer each question in two or three sentences."
      >
        <Topics topics={first.topics} after={after(1)} />
      </Section>
      <Section title="Part 2: a talk" description="One minute to prepare, then one to two minutes to speak.">
        <p className="font-medium">{card.topic}</p>
        <ul className="mt-2 mb-3 list-disc space-y-1 ps-5">
          {card.prompts.map((prompt) => (
            <li key={prompt}>{prompt}</li>
          ))}
        </ul>
        <Recorder label={card.topic} prepare={60} speak={120} after={after(2)} />
        <p className="mt-4 text-sm font-medium">After your talk</p>
        <ul className="mt-1 list-disc space-y-1 ps-5">
          {card.rounding.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </Section>
      <Section title="Part 3: a discussion" description="4 to 5 minutes in the test. Speak about people in general.">
        <Topics topics={last.topics} after={after(3)} />
      </Section>
      {models.length > 0 ? (
        <>
          <SelfCheck lines={set.selfCheck} />
          <Models models={models} />
        </>
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

interface TopicsProps {
  topics: readonly { topic: string; questions: readonly string[] }[];
  after: ((recording: Blob) => ReactNode) | undefined;
}

function Topics({ topics, after }: TopicsProps) {
  return topics.map(({ topic, questions }) => (
    <div key={topic} className="mb-5">
      <h3 className="text-base">{topic}</h3>
      <ol className="mt-1 mb-3 list-decimal space-y-1 ps-5">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
      <Recorder label={topic} prepare={0} speak={300} after={after} />
    </div>
  ));
}
