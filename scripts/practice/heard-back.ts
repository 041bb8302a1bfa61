import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isHeard } from '@/lib/services/catalogue/practice/heard';
import { readSet, setFiles } from '@/lib/services/catalogue/practice/set-files';
import { recordingsOf, SOUND_FOLDER, soundSheetOf } from '@/lib/services/catalogue/practice/sound';
import { asked, heardIn } from './sound/asked';

/** Writes each line of a recording down, one after another: faster-whisper of PyPI, with the files of a Whisper model. */
const RECOGNISER = `
import sys
from faster_whisper import WhisperModel, decode_audio
model = WhisperModel(sys.argv[1], device='cpu', compute_type='int8')
sound = decode_audio(sys.argv[2], 16000)
for part in sys.argv[3:]:
    start, end = (max(0, int(float(second) * 16000)) for second in part.split('-'))
    said, _ = model.transcribe(sound[start:end], language='en', condition_on_previous_text=False)
    print(' '.join(piece.text.strip() for piece in said), flush=True)
`;

/**
 * Has a recogniser listen to what a test may ask for, and prints what it did not hear, for a person to listen to:
 * `npm run practice:heard -- --whisper DIR [--python FILE] [SET …]`. DIR has a Whisper model for faster-whisper, which
 * FILE (`python3`) can import. What it hears is no proof of what people hear: it knows English and guesses.
 */
export async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { whisper: { type: 'string' }, python: { type: 'string', default: 'python3' } },
    allowPositionals: true,
  });
  if (!values.whisper) throw new Error('Give the folder of a Whisper model for faster-whisper: --whisper DIR');
  let asks = 0;
  let missed = 0;
  for (const set of setFiles('practice').map(readSet).filter(isHeard)) {
    const sheet = soundSheetOf(set);
    if (!sheet || (positionals.length > 0 && !positionals.includes(set.id))) continue;
    for (const [at, { n, script }] of recordingsOf(set).entries()) {
      const lines = (sheet.parts[at]?.lines ?? []).flatMap(({ line, from, to }) => {
        const spoken = script[line];
        return spoken && 't' in spoken && asked(spoken.t).length > 0 ? [{ text: spoken.t, from, to }] : [];
      });
      if (lines.length === 0) continue;
      const times = lines.map(({ from, to }) => `${from}-${to + 0.2}`);
      const file = join(SOUND_FOLDER, set.id, `part-${n}.mp3`);
      const heard = execFileSync(values.python, ['-c', RECOGNISER, resolve(values.whisper), file, ...times], {
        encoding: 'utf8',
      }).split('\n');
      for (const [index, { text, from }] of lines.entries()) {
        const wanted = asked(text);
        const unheard = wanted.filter((one) => !heardIn(one, heard[index] ?? ''));
        asks += wanted.length;
        missed += unheard.length;
        if (unheard.length > 0)
          console.log(`${set.id} part ${n} at ${from} s: ${unheard.join(', ')}\n  heard: ${heard[index]}`);
      }
    }
  }
  console.log(`${asks - missed} of ${asks} heard.`);
}
