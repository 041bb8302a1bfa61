/**
 * Which voice of flite speaks for whom, by set, part and speaker. flite's licence lets its voices and what they say be
 * used and passed on freely (Carnegie Mellon University). `awb` is a Scottish man, `rms` and `slt` are an American man
 * and woman. They tell speakers apart; they are not the accents that a set's speakers would have.
 */
export type Voice = 'awb' | 'rms' | 'slt';

const VOICES: Readonly<Record<string, Readonly<Record<number, Readonly<Record<string, Voice>>>>>> = {
  'ielts-ac-listening-1': {
    1: { N: 'rms', W: 'slt', M: 'awb' },
    2: { N: 'rms', W: 'slt' },
    3: { N: 'awb', A: 'slt', B: 'rms' },
    4: { N: 'rms', W: 'slt' },
  },
  'ielts-ac-listening-2': {
    1: { N: 'rms', W: 'slt', M: 'awb' },
    2: { N: 'rms', P: 'awb', O: 'slt' },
    // Four speak, and the narrator only before the others.
    3: { N: 'rms', T: 'awb', P: 'slt', J: 'rms' },
    4: { N: 'rms', W: 'slt' },
  },
};

/** How much longer than of itself a voice speaks, so that all come to some 150 words a minute. */
export const STRETCH: Readonly<Record<Voice, number>> = { awb: 1.32, rms: 1.22, slt: 1.3 };

/** The tasks of PTE have one voice after another, their discussions all three. */
const ONE_AFTER_ANOTHER: readonly Voice[] = ['slt', 'rms', 'awb'];
const OF_THREE: Readonly<Record<string, Voice>> = { A: 'awb', B: 'slt', C: 'rms' };

/** The voice of a speaker. Throws where none is named. */
export function voiceOf(id: string, n: number, speaker: string): Voice {
  const named = VOICES[id]?.[n]?.[speaker] ?? (id.startsWith('pte-') ? ofPte(n, speaker) : undefined);
  if (!named) throw new Error(`scripts/practice/sound/voices.ts names no voice for ${speaker} in part ${n} of ${id}.`);
  return named;
}

const ofPte = (n: number, speaker: string): Voice | undefined =>
  OF_THREE[speaker] ?? ONE_AFTER_ANOTHER[n % ONE_AFTER_ANOTHER.length];
