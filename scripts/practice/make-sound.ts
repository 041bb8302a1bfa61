import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { todayIn } from '@/lib/domain/days/day';
import { isHeard } from '@/lib/services/catalogue/practice/heard';
import { readSet, setFiles } from '@/lib/services/catalogue/practice/set-files';
import {
  type HeardSet,
  type Recording,
  recordingsOf,
  SOUND_FOLDER,
  type SoundSheet,
  scriptMark,
} from '@/lib/services/catalogue/practice/sound';
import { kokoro } from './sound/kokoro';
import { levelled, RATE, silence, tone, wavOf } from './sound/pcm';
import { rhvoice, type Synthesizer } from './sound/rhvoice';
import { said } from './sound/said';
import { voiceOf } from './sound/voices';

/** Between two speakers, in seconds. */
const BREATH = 0.4;

/**
 * Makes the recordings of the sets named, or of all that are heard: `npm run practice:sound -- [--model DIR] [SET …]`.
 * Kokoro speaks where DIR has its files, else RHVoice of Debian; `lame` of Debian writes the files. A set's files are
 * replaced once all of them are made. Prints how long each set is.
 */
export async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { model: { type: 'string' } },
    allowPositionals: true,
  });
  const heard = setFiles('practice')
    .map(readSet)
    .filter(isHeard)
    .filter((set) => recordingsOf(set).length > 0);
  const unknown = positionals.find((id) => !heard.some((set) => set.id === id));
  if (unknown) throw new Error(`${unknown} is no set that is heard: ${heard.map(({ id }) => id).join(', ')}`);
  const synthesizer = values.model ? await kokoro(values.model) : rhvoice();
  for (const set of heard) if (positionals.length === 0 || positionals.includes(set.id)) await record(set, synthesizer);
}

async function record(set: HeardSet, synthesizer: Synthesizer): Promise<void> {
  const folder = join(SOUND_FOLDER, set.id);
  const work = mkdtempSync(join(tmpdir(), 'practice-sound-'));
  try {
    const parts: Sounded[] = [];
    for (const recording of recordingsOf(set)) parts.push(await recorded(set, recording, synthesizer, work));
    const sheet: SoundSheet = {
      set: set.id,
      script: scriptMark(set),
      madeOn: todayIn('UTC'),
      madeWith: synthesizer.credit,
      listenedOn: null,
      parts,
    };
    writeFileSync(join(work, 'sound.json'), `${JSON.stringify(sheet)}\n`);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const file of readdirSync(work)) copyFileSync(join(work, file), join(folder, file));
    const seconds = parts.reduce((sum, part) => sum + part.seconds, 0);
    console.log(`${set.id}: ${parts.length} parts, ${(seconds / 60).toFixed(1)} minutes.`);
  } finally {
    rmSync(work, { recursive: true });
  }
}

type Sounded = SoundSheet['parts'][number];

async function recorded(
  { id }: HeardSet,
  { n, script, beep }: Recording,
  { speak }: Synthesizer,
  work: string,
): Promise<Sounded> {
  const pieces: Int16Array[] = [];
  const lines: Sounded['lines'] = [];
  let at = 0;
  const add = (samples: Int16Array) => {
    pieces.push(samples);
    at += samples.length;
  };
  for (const [line, spoken] of script.entries()) {
    if ('pause' in spoken) add(silence(spoken.pause));
    else {
      const from = at / RATE;
      add(levelled(await speak(voiceOf(id, n, spoken.s), said(spoken.t))));
      lines.push({ line, from: rounded(from), to: rounded(at / RATE) });
      add(silence(BREATH));
    }
  }
  if (beep) add(tone());
  const all = new Int16Array(at);
  let filled = 0;
  for (const piece of pieces) {
    all.set(piece, filled);
    filled += piece.length;
  }
  const file = join(work, `part-${n}.mp3`);
  execFileSync('lame', ['--quiet', '-m', 'm', '-b', '32', '--cbr', '-q', '2', '-t', '-', file], { input: wavOf(all) });
  return { n, seconds: rounded(at / RATE), lines };
}

const rounded = (seconds: number): number => Math.round(seconds * 100) / 100;
