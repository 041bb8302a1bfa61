import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FullSet } from '@/lib/engines/practice/format/set';
import { readSet, setFiles } from '@/lib/services/catalogue/practice/set-files';
import {
  type HeardSet,
  recordingsOf,
  SOUND_FOLDER,
  scriptMark,
  soundSheetOf,
} from '@/lib/services/catalogue/practice/sound';
import { levelled, loudnessOf, samplesOf, silence, wavOf } from '@/scripts/practice/sound/pcm';
import { said } from '@/scripts/practice/sound/said';

const BYTES_A_SECOND = 4_000;
const SLOWEST = 110;
const FASTEST = 190;
/** A single sentence has no pauses: it goes by faster. */
const SENTENCE = { words: 30, fastest: 220 };

const isHeard = (set: FullSet): set is HeardSet => set.skill === 'listening' || 'items' in set;
const recorded = setFiles('practice')
  .map(readSet)
  .filter(isHeard)
  .filter(({ id }) => readdirSync(SOUND_FOLDER).includes(id));

describe.each(recorded.map((set) => [set.id, set] as const))('the recordings of %s', (id, set) => {
  const sheet = soundSheetOf(set);

  it('are of the script as it stands, each line once and in order, with its pauses', () => {
    expect(sheet, 'the script has changed: npm run practice:sound').not.toBeNull();
    for (const [at, { script }] of recordingsOf(set).entries()) {
      const { lines = [] } = sheet?.parts[at] ?? {};
      expect(lines.map(({ line }) => line)).toEqual(script.flatMap((line, index) => ('t' in line ? [index] : [])));
      for (const [index, { line, to }] of lines.entries()) {
        const next = lines[index + 1];
        if (!next) continue;
        const pauses = script
          .slice(line + 1, next.line)
          .reduce((sum, one) => sum + ('pause' in one ? one.pause : 0), 0);
        expect(next.from - to).toBeGreaterThanOrEqual(pauses + 0.3);
        expect(next.from - to).toBeLessThanOrEqual(pauses + 0.6);
      }
    }
  });

  it('speak neither too fast nor too slowly, and are as long as their files', () => {
    for (const [at, { n, script }] of recordingsOf(set).entries()) {
      const part = sheet?.parts[at];
      let words = 0;
      let seconds = 0;
      for (const { line, from, to } of part?.lines ?? []) {
        const spoken = script[line];
        words += spoken && 't' in spoken ? spoken.t.split(/\s+/).length : 0;
        seconds += to - from;
      }
      expect((words / seconds) * 60).toBeGreaterThan(SLOWEST);
      expect((words / seconds) * 60).toBeLessThan(words < SENTENCE.words ? SENTENCE.fastest : FASTEST);
      const { size } = statSync(join(SOUND_FOLDER, id, `part-${n}.mp3`));
      expect(Math.abs(size / BYTES_A_SECOND - (part?.seconds ?? 0))).toBeLessThan(1);
    }
  });

  it('are at most 8 MB together', () => {
    const sizes = recordingsOf(set).map(({ n }) => statSync(join(SOUND_FOLDER, id, `part-${n}.mp3`)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(8_000_000);
  });

  it('have a sheet without a word of the script', () => {
    const text = readFileSync(join(SOUND_FOLDER, id, 'sound.json'), 'utf8');
    for (const { script } of recordingsOf(set))
      for (const line of script) if ('t' in line) expect(text).not.toContain(line.t.slice(0, 20));
  });
});

it('a recording of another script is none', () => {
  const set = recorded.find(({ skill }) => skill === 'listening');
  if (!set || 'items' in set) throw new Error('One set of recordings is of IELTS listening.');
  const changed = { ...set, parts: set.parts.map((part) => ({ ...part, script: [...part.script, { pause: 1 }] })) };
  expect(scriptMark(changed)).not.toBe(scriptMark(set));
  expect(soundSheetOf(changed)).toBeNull();
  expect(soundSheetOf(set, 'practice')).toBeNull();
});

it('lines are written as they are to be said', () => {
  expect(said("It's P-E-N-H-A-L-E, with a single L.")).toBe("It's P, E, N, H, A, L, E, with a single L.");
  expect(said('07700 900 462')).toBe('zero seven seven zero zero, nine zero zero, four six two');
  expect(said('a café at £45.50, 120 people')).toBe('a cafe at 45 pounds 50, 120 people');
});

it('every line is made as loud as the others, without silence at its ends', () => {
  const wave = (height: number) =>
    Int16Array.from({ length: 16_000 }, (_, at) => Math.round(Math.sin(at / 9) * height));
  const padded = Int16Array.from([...silence(0.5), ...wave(2_000), ...silence(0.5)]);
  const [quiet, loud] = [levelled(padded), levelled(wave(20_000))];
  expect(quiet.length).toBeLessThanOrEqual(16_000);
  expect(Math.abs(loudnessOf(quiet) - loudnessOf(loud))).toBeLessThan(0.005);
  expect(samplesOf(wavOf(loud))).toEqual(loud);
  expect(() => levelled(silence(1))).toThrow('no sound');
});
