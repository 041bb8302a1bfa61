import { z } from 'zod';
import { calls } from '../operation';

const { forAnyone } = calls('Practice');

const MOST_QUESTIONS = 100;
const LONGEST_ANSWER = 400;
const MOST_PIECES = 150;

const text = z.string().max(LONGEST_ANSWER);
const name = z.string().max(4);
/** A text, a list of texts, or texts by the blank's name. */
const answer = z.union(
  [text, z.array(text).max(MOST_PIECES), z.record(name, text)],
  'Please answer in text, or in a list of texts.',
);

const REASONS = [
  'right',
  'part',
  'wrong',
  'empty',
  'unreadable',
  'spelling',
  'plural',
  'over-limit',
  'extra-words',
  'incomplete',
  'two-answers',
  'too-many',
  'penalty',
] as const;

const share = { points: z.number(), most: z.number() };

const practiceMarks = z.object({
  marks: z.array(
    z.object({
      /** The question's number, of several the first. */
      n: z.number(),
      numbers: z.array(z.number()),
      points: z.number(),
      most: z.number(),
      reason: z.enum(REASONS),
      /** Each accepted answer, or each right letter. */
      key: z.array(z.string()),
      /** Words of the passage or recording that settle it. */
      proof: z.array(z.string()),
      why: z.array(z.string()),
      /** Why each other option fails, by its letter. */
      wrong: z.record(z.string(), z.string()),
    }),
  ),
  points: z.number(),
  most: z.number(),
  /** By what was asked, once the set is handed in; null where nothing is marked. */
  analysis: z
    .object({
      /** Kinds of questions, those that cost most first. */
      kinds: z.array(
        z.object({
          ...{ kind: z.string(), name: z.string(), how: z.string(), numbers: z.array(z.number()), ...share },
          /** More questions of this kind, for those that cost most: the set to open and how many it has. */
          more: z.object({ id: z.string(), questions: z.number() }).nullable(),
        }),
      ),
      parts: z.array(z.object({ name: z.string(), ...share })),
      skills: z.array(z.object({ name: z.string(), ...share })),
    })
    .nullable(),
  /** Two neighbouring bands, for a whole IELTS set of forty questions; `from` null: below the lowest that is published. */
  band: z.object({ from: z.number().nullable(), to: z.number() }).nullable(),
  models: z.array(
    z.object({ n: z.number(), title: z.string(), answer: z.array(z.string()), notes: z.array(z.string()) }),
  ),
  /** What the recordings say, by part. */
  transcript: z.array(z.object({ n: z.number(), lines: z.array(z.object({ who: z.string(), text: z.string() })) })),
});
/** What came out of the answers, question by question. */
export type PracticeMarks = z.infer<typeof practiceMarks>;
/** One question: right or not, and why. */
export type PracticeMark = PracticeMarks['marks'][number];

export const markPractice = forAnyone('POST /practice/{id}/marks', {
  summary:
    'Mark answers to a practice set. Each answered question is returned with its key and explanations; with `whole`, every question, model answers and transcript too',
  limit: 'search',
  params: z.object({ id: z.string().max(60) }),
  body: z.object({
    answers: z
      .record(name, answer, 'Please send the answers as an object with the question numbers as its keys.')
      .refine(
        (answers) => Object.keys(answers).length <= MOST_QUESTIONS,
        `Please send at most ${MOST_QUESTIONS} answers.`,
      ),
    whole: z.boolean().default(false),
  }),
  result: practiceMarks,
  errors: ['not_found'],
});
