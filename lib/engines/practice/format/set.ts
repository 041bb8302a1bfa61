import { z } from 'zod';
import { fullGroup, publicGroup } from './groups';
import { accent, day, drawingName, figure, letter, model, number, selfCheck, text } from './parts';
import { fullPteItem, publicPteItem } from './pte';

/** `draft`: not solved blind yet. `solved`: two have solved it without its keys. `published`: learners see it. */
const STATES = ['draft', 'solved', 'published'] as const;

/**
 * `whole`: as long as the test's part. `second`: one or two items of each task of a PTE part. `short`: of some of its
 * tasks only, or one passage or recording.
 */
const SIZES = ['whole', 'second', 'short'] as const;

const LONGEST_DRAWING = 40_000;

const about = {
  format: z.literal('practice-set/1'),
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(60),
  exam: z.literal('ielts-academic'),
  title: text,
  level: z.literal('B2-C1'),
  lang: z.literal('en-GB'),
  licence: z.literal('CC-BY-4.0'),
  author: text,
  /** How it was made: said to learners too. */
  drafted: z.enum(['person', 'machine', 'person and machine']),
  /** The day on which the exam's format was last compared with what its owners publish. */
  formatCheckedOn: day,
  seconds: z.number().int().min(60),
  size: z.enum(SIZES).default('whole'),
  status: z.enum(STATES),
};
/** Kept for those who check: where its facts come from, and what is invented. */
const behind = {
  sources: z.array(text).min(1),
  invented: text,
  /** The drawings that it names, where they are not files beside it. */
  drawings: z.record(drawingName, z.string().min(1).max(LONGEST_DRAWING)).optional(),
};

const passage = { n: number, title: text, lettered: z.boolean(), paragraphs: z.record(letter, text) };
const glossary = z.record(z.string(), text).optional();
const reading = { ...about, skill: z.literal('reading') };

const speaker = z.strictObject({
  name: text,
  accent,
});
/** A line that is spoken, or a pause in seconds; `s` names the speaker. */
const line = z.union([z.strictObject({ s: letter, t: text }), z.strictObject({ pause: z.number().min(1).max(60) })]);
const recording = { n: number, title: text, setting: text };
const listening = { ...about, skill: z.literal('listening') };

const writingTask = {
  n: number,
  kind: z.enum(['task1', 'task2']),
  minutes: number,
  words: z.number().int(),
  prompt: text,
};
const writing = { ...about, skill: z.literal('writing') };

const topic = { topic: text, questions: z.array(text).min(3) };
const speaking = { ...about, skill: z.literal('speaking') };
const card = { topic: text, prompts: z.array(text).min(3).max(4), rounding: z.array(text).min(1) };

const pte = {
  ...about,
  exam: z.literal('pte-academic'),
  skill: z.enum(['pte-speaking-writing', 'pte-reading', 'pte-listening']),
};

const fullReading = z.strictObject({
  ...reading,
  ...behind,
  parts: z.array(z.strictObject({ ...passage, glossary, groups: z.array(fullGroup).min(1) })).min(1),
});
const fullListening = z.strictObject({
  ...listening,
  ...behind,
  parts: z
    .array(
      z.strictObject({
        ...recording,
        speakers: z.record(letter, speaker),
        script: z.array(line).min(5),
        groups: z.array(fullGroup).min(1),
      }),
    )
    .min(1),
});
const fullWriting = z.strictObject({
  ...writing,
  ...behind,
  tasks: z.array(z.strictObject({ ...writingTask, figure: figure.optional(), selfCheck, model })).min(1),
});
const fullSpeaking = z.strictObject({
  ...speaking,
  ...behind,
  selfCheck,
  parts: z.tuple([
    z.strictObject({ n: z.literal(1), topics: z.array(z.strictObject({ ...topic, model })).min(2) }),
    z.strictObject({ n: z.literal(2), ...card, model }),
    z.strictObject({ n: z.literal(3), topics: z.array(z.strictObject({ ...topic, model })).min(1) }),
  ]),
});

const fullPte = z.strictObject({ ...pte, ...behind, items: z.array(fullPteItem).min(1) });

/** A set as it is written, with keys, proofs and models: on the server alone. */
export const fullSet = z.discriminatedUnion('skill', [fullReading, fullListening, fullWriting, fullSpeaking, fullPte]);
export type FullSet = z.infer<typeof fullSet>;
export type ReadingSet = z.infer<typeof fullReading>;
export type ListeningSet = z.infer<typeof fullListening>;
export type WritingSet = z.infer<typeof fullWriting>;
export type SpeakingSet = z.infer<typeof fullSpeaking>;
export type PteSet = z.infer<typeof fullPte>;
export type SetSize = FullSet['size'];

const publicSetShape = z.discriminatedUnion('skill', [
  z.object({ ...reading, parts: z.array(z.object({ ...passage, glossary, groups: z.array(publicGroup) })) }),
  z.object({ ...listening, parts: z.array(z.object({ ...recording, groups: z.array(publicGroup) })) }),
  z.object({ ...writing, tasks: z.array(z.object({ ...writingTask, figure: figure.optional(), selfCheck })) }),
  z.object({
    ...speaking,
    selfCheck,
    parts: z.tuple([
      z.object({ n: z.literal(1), topics: z.array(z.object(topic)) }),
      z.object({ n: z.literal(2), ...card }),
      z.object({ n: z.literal(3), topics: z.array(z.object(topic)) }),
    ]),
  }),
  z.object({ ...pte, items: z.array(publicPteItem) }),
]);
export type PublicSet = z.infer<typeof publicSetShape>;

/** What a browser may have of a set before its answers are in: no key, proof, reason, model answer or transcript. */
export const publicSet = (set: FullSet): PublicSet => publicSetShape.parse(set);

const answer = z.union([z.string(), z.array(z.string())]);
const blindSolver = z.strictObject({
  name: text,
  kind: z.enum(['person', 'machine']),
  day,
  /** What a listening set was solved from. */
  from: z.enum(['text', 'recording', 'transcript']),
  /** By the question's number, of several the first. Blanks are a list in their order, incorrect words are written out. */
  answers: z.record(z.string(), answer),
  notes: z.array(text),
});

/** What those wrote who solved a set without its keys. A set of open tasks has readers who tried them. */
export const solutions = z.strictObject({
  set: text,
  solvers: z.array(blindSolver),
  readers: z.array(
    z.strictObject({ name: text, kind: z.enum(['person', 'machine']), day, notes: z.array(text).min(1) }),
  ),
});
export type Solutions = z.infer<typeof solutions>;
