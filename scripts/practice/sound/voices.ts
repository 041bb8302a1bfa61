import { EXAMINER } from '@/lib/services/catalogue/practice/sound';

/** The voices, each with its name in both synthesizers; `rate` is RHVoice's, in per cent, for some 150 words a minute. */
export const VOICES = {
  /** Of RHVoice a Scotsman, of Kokoro an Englishman. */
  british: { accent: 'british', kokoro: 'bm_george', rhvoice: 'alan', rate: 76 },
  man: { accent: 'north-american', kokoro: 'am_michael', rhvoice: 'bdl', rate: 76 },
  woman: { accent: 'north-american', kokoro: 'af_heart', rhvoice: 'clb', rate: 88 },
  otherWoman: { accent: 'north-american', kokoro: 'af_bella', rhvoice: 'slt', rate: 75 },
} as const;
export type Voice = keyof typeof VOICES;

/** Who speaks for whom, by set, part and speaker. A set declares the accent that its voices have. */
const CAST: Readonly<Record<string, Readonly<Record<number, Readonly<Record<string, Voice>>>>>> = {
  'ielts-ac-listening-1': {
    1: { N: 'man', W: 'woman', M: 'british' },
    2: { N: 'british', W: 'otherWoman' },
    3: { N: 'british', A: 'woman', B: 'man' },
    4: { N: 'man', W: 'otherWoman' },
  },
  'ielts-ac-listening-2': {
    1: { N: 'man', W: 'woman', M: 'british' },
    2: { N: 'man', P: 'british', O: 'otherWoman' },
    3: { N: 'otherWoman', T: 'british', P: 'woman', J: 'man' },
    4: { N: 'british', W: 'woman' },
  },
};

/** The tasks of PTE have one voice after another, their discussions three. */
const ONE_AFTER_ANOTHER: readonly Voice[] = ['woman', 'british', 'otherWoman', 'man'];
const OF_THREE: Readonly<Record<string, Voice>> = { A: 'british', B: 'woman', C: 'man' };

/** One examiner asks everything in IELTS speaking. */
const EXAMINERS_VOICE: Voice = 'british';

/** The voice of a speaker. Throws where none is named. */
export function voiceOf(id: string, n: number, speaker: string): Voice {
  if (speaker === EXAMINER) return EXAMINERS_VOICE;
  const named = CAST[id]?.[n]?.[speaker] ?? (id.startsWith('pte-') ? ofPte(n, speaker) : undefined);
  if (!named) throw new Error(`scripts/practice/sound/voices.ts names no voice for ${speaker} in part ${n} of ${id}.`);
  return named;
}

const ofPte = (n: number, speaker: string): Voice | undefined =>
  OF_THREE[speaker] ?? ONE_AFTER_ANOTHER[n % ONE_AFTER_ANOTHER.length];
