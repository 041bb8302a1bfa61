import { SPEAKING_TIMES } from '@/lib/domain/practice/speaking-times';
import { countWords } from './check/words';

/** One thing that the examiner says, and what the candidate does after it. */
export interface Step {
  /** From 1: its recording has this number, and its answer. */
  n: number;
  part: 1 | 2 | 3;
  /** What the part or its questions are about. */
  topic: string;
  /** What the examiner says, line by line. */
  said: readonly string[];
  /** The question in writing; of the card its topic. */
  question: string;
  /** Seconds to speak, in the test's own time; absent where one prepares. */
  speak?: number;
  /** Seconds to prepare the talk; absent where one speaks. */
  seconds?: number;
}

type Topic = { topic: string; questions: readonly string[] };
type Parts = readonly [
  { topics: readonly Topic[] },
  { topic: string; prompts: readonly string[]; rounding: readonly string[] },
  { topics: readonly Topic[] },
];

/** Before the examiner speaks, in seconds. */
export const EXAMINER_LEAD_SECONDS = 1;
/** What each part is to take with all its answers at full length: near the most that the exam gives it. */
const PART_SECONDS = { 1: 285, 2: 235, 3: 285 } as const;
/** How fast the examiner speaks, in words a minute, and the breath after each line, in seconds. */
const PACE = 150;
const BREATH = 0.4;
/** However many questions a set has. */
const SHORTEST_ANSWER = 12;

/**
 * IELTS Speaking as a session: what the examiner says, one thing after another, and how long each answer may be. The minutes of the
 * parts and of the talk are the exam's. It gives no time to a single answer: here the answers of a part share what the examiner leaves
 * of it.
 */
export function sessionOf([first, card, last]: Parts): Step[] {
  const talk = [
    {
      said: [
        "Now I'm going to give you a topic to talk about for one to two minutes.",
        'First you have one minute to think, and you can make notes. The topic is on the card.',
      ],
      ...{ topic: card.topic, question: card.topic, seconds: SPEAKING_TIMES.prepare },
    },
    {
      said: ['Please start speaking now. I will tell you when to stop.'],
      ...{ topic: card.topic, question: card.topic, speak: SPEAKING_TIMES.talk },
    },
  ];
  const rounding = card.rounding.map((question, at) => ({
    said: at === 0 ? ['Thank you.', question] : [question],
    ...{ topic: card.topic, question },
  }));
  const parts = [
    {
      part: 1,
      steps: asked(first.topics, 'Hello. In this first part I would like to ask you some questions about you.'),
    },
    { part: 2, steps: [...talk, ...rounding] },
    { part: 3, steps: asked(last.topics, 'In this last part we talk about some more general questions.') },
  ] as const;
  return parts.flatMap(({ part, steps }) => timed(part, steps)).map((step, place) => ({ ...step, n: place + 1 }));
}

/** How long a session lasts with all its answers at full length, in seconds. */
export const sessionSeconds = (steps: readonly Step[]): number =>
  Math.round(steps.reduce((sum, step) => sum + lengthOf(step) + (step.speak ?? step.seconds ?? 0), 0));

type Untimed = Pick<Step, 'said' | 'topic' | 'question' | 'speak' | 'seconds'>;

const asked = (topics: readonly Topic[], opening: string): Untimed[] =>
  topics.flatMap(({ topic, questions }, place) =>
    questions.map((question, at) => ({
      said: [
        ...(place === 0 && at === 0 ? [opening] : []),
        ...(at === 0 ? [`${place === 0 ? "Let's" : "Now let's"} talk about ${lowered(topic)}.`] : []),
        question,
      ],
      ...{ topic, question },
    })),
  );

function timed(part: 1 | 2 | 3, steps: readonly Untimed[]): Omit<Step, 'n'>[] {
  const given = steps.reduce((sum, step) => sum + lengthOf(step) + (step.speak ?? step.seconds ?? 0), 0);
  const open = steps.filter(({ speak, seconds }) => speak === undefined && seconds === undefined).length;
  const share = Math.max(SHORTEST_ANSWER, Math.floor((PART_SECONDS[part] - given) / Math.max(1, open)));
  return steps.map((step) => ({
    ...step,
    part,
    ...(step.speak === undefined && step.seconds === undefined && { speak: share }),
  }));
}

const lengthOf = ({ said }: Pick<Step, 'said'>): number =>
  EXAMINER_LEAD_SECONDS + (countWords(said.join(' ')) / PACE) * 60 + said.length * BREATH;

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The steps of a part's questions that belong together. */
export function topicsOf(steps: readonly Step[]): { part: Step['part']; topic: string; steps: Step[] }[] {
  const topics: { part: Step['part']; topic: string; steps: Step[] }[] = [];
  for (const step of steps) {
    const last = topics.at(-1);
    if (last?.part === step.part && last.topic === step.topic) last.steps.push(step);
    else topics.push({ part: step.part, topic: step.topic, steps: [step] });
  }
  return topics;
}
