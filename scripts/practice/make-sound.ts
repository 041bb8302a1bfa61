import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { todayIn } from '@/lib/domain/days/day';
import { readSet, setFiles } from '@/lib/services/catalogue/practice/set-files';
import {
  type HeardSet,
  type Recording,
  recordingsOf,
  SOUND_FOLDER,
  type SoundSheet,
  scriptMark,
} from '@/lib/services/catalogue/practice/sound';
import { levelled, RATE, samplesOf, silence, tone, wavOf } from './sound/pcm';
import { said } from './sound/said';
import { STRETCH, type Voice, voiceOf } from './sound/voices';

/** Between two speakers, in seconds. */
const BREATH = 0.4;

/**
 * Makes the recordings of a set: `npm run practice:sound -- ielts-ac-listening-1`. Needs `flite` and `lame` of
 * Debian. Prints how long and how large they are.
 */
export async function main([id]: readonly string[]): Promise<void> {
  const set = setFiles('practice')
    .map(readSet)
    .find((found) => found.id === id);
  if (!set || (set.skill !== 'listening' && !('items' in set)))
    throw new Error('Name a listening set: npm run practice:sound -- ielts-ac-listening-1');
  const folder = join(SOUND_FOLDER, set.id);
  const work = mkdtempSync(join(tmpdir(), 'practice-sound-'));
  mkdirSync(folder, { recursive: true });
  try {
    const parts = recordingsOf(set).map((recording) => recorded(set, recording, folder, work));
    const sheet: SoundSheet = {
      set: set.id,
      script: scriptMark(set),
      madeOn: todayIn('UTC'),
      madeWith: version(),
      listenedOn: null,
      parts,
    };
    writeFileSync(join(folder, 'sound.json'), `${JSON.stringify(sheet)}\n`);
    const seconds = parts.reduce((sum, part) => sum + part.seconds, 0);
    console.log(`${set.id}: ${parts.length} parts, ${(seconds / 60).toFixed(1)} minutes.`);
  } finally {
    rmSync(work, { recursive: true });
  }
}

type Sounded = SoundSheet['parts'][number];

function recorded({ id }: HeardSet, { n, script, beep }: Recording, folder: string, work: string): Sounded {
  const pieces: Int16Array[] = [];
  const lines: SoundSheet['parts'][number]['lines'] = [];
  let at = 0;
  const add = (samples: Int16Array) => {
    pieces.push(samples);
    at += samples.length;
  };
  for (const [line, spoken] of script.entries()) {
    if ('pause' in spoken) add(silence(spoken.pause));
    else {
      const voice = voiceOf(id, n, spoken.s);
      const from = at / RATE;
      add(levelled(samplesOf(speech(voice, said(spoken.t), work))));
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
  const wav = join(work, 'part.wav');
  writeFileSync(wav, wavOf(all));
  execFileSync('lame', [
    '--quiet',
    '-m',
    'm',
    '-b',
    '32',
    '--cbr',
    '-q',
    '2',
    '-t',
    wav,
    join(folder, `part-${n}.mp3`),
  ]);
  return { n, seconds: rounded(at / RATE), lines };
}

function speech(voice: Voice, text: string, work: string): Buffer {
  const file = join(work, 'line.wav');
  execFileSync('flite', ['-voice', voice, '--setf', `duration_stretch=${STRETCH[voice]}`, '-t', text, '-o', file]);
  return readFileSync(file);
}

const rounded = (seconds: number): number => Math.round(seconds * 100) / 100;

/** Both programs say their version on their first lines; flite then ends as if that were an error. */
function version(): string {
  const [flite = 'flite'] = /flite-[\d.]+/.exec(spawnSync('flite', ['--version'], { encoding: 'utf8' }).stdout) ?? [];
  const [lame = 'lame'] = /version [\d.]+/.exec(spawnSync('lame', ['--version'], { encoding: 'utf8' }).stdout) ?? [];
  return `${flite}, lame ${lame}`;
}
