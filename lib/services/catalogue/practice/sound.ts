import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ListeningSet, PteSet, SpeakingSet } from '@/lib/engines/practice/format/set';
import { sessionOf } from '@/lib/engines/practice/session';

/** Recordings of the sets that are heard, as scripts/practice/make-sound.ts makes them: one file for each part or task. */

export const SOUND_FOLDER = 'public/practice-sound';

/** Where each line stands in a recording, in seconds from its start. */
const heardLine = z.object({ line: z.number(), from: z.number(), to: z.number() });

/** What was recorded: kept beside the files. It has no word of what is said. */
const soundSheet = z.strictObject({
  set: z.string(),
  /** Of the script that was spoken: a recording of another script is not played. */
  script: z.string(),
  madeOn: z.iso.date(),
  /** What spoke; learners are shown that it was a machine. */
  madeWith: z.string(),
  /** The day on which a person listened to all of it. */
  listenedOn: z.iso.date().nullable(),
  parts: z.array(z.object({ n: z.number(), seconds: z.number(), lines: z.array(heardLine) })),
});
export type SoundSheet = z.infer<typeof soundSheet>;

/** The address of the recording of a part or task, from the root of the site. */
export const soundOf = (id: string, part: number): string => `/practice-sound/${id}/part-${part}.mp3`;

/** A set that is heard, in whole or in some of its tasks. */
export type HeardSet = ListeningSet | PteSet | SpeakingSet;

/** What one file has: lines of speakers, and pauses in seconds. */
export interface Recording {
  /** The number of its part or task; of speaking that of the examiner's step. */
  n: number;
  script: readonly ({ s: string; t: string } | { pause: number })[];
  /** It ends in a beep, in the place of the words that are asked for. */
  beep: boolean;
}

/** Everything of a set that is heard, in its order. */
export function recordingsOf(set: HeardSet): Recording[] {
  if (set.skill === 'speaking')
    return sessionOf(set.parts).map(({ n, said }) => ({
      n,
      script: said.map((t) => ({ s: EXAMINER, t })),
      beep: false,
    }));
  if (!('items' in set)) return set.parts.map(({ n, script }) => ({ n, script, beep: false }));
  return set.items.flatMap((item) => {
    if ('script' in item) return [{ n: item.n, script: item.script, beep: false }];
    if (!('audio' in item)) return [];
    return [{ n: item.n, script: [{ s: SPEAKER, t: item.audio.text }], beep: item.kind === 'missing-word' }];
  });
}

/** Who speaks in a task with one voice, and in IELTS speaking. */
const SPEAKER = 'speaker';
export const EXAMINER = 'examiner';

/** What is heard in a set, in a few letters: it changes with every word and pause. */
export const scriptMark = (set: HeardSet): string =>
  createHash('sha256')
    .update(JSON.stringify(recordingsOf(set)))
    .digest('hex')
    .slice(0, 16);

/** The sheet of a set's recordings; null where there are none, or they are of another script. */
export function soundSheetOf(set: HeardSet, root = join(process.cwd(), SOUND_FOLDER)): SoundSheet | null {
  const file = join(/* turbopackIgnore: true */ root, set.id, 'sound.json');
  if (!existsSync(/* turbopackIgnore: true */ file)) return null;
  const sheet = soundSheet.safeParse(JSON.parse(readFileSync(/* turbopackIgnore: true */ file, 'utf8')));
  return sheet.success && sheet.data.script === scriptMark(set) ? sheet.data : null;
}
