import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isHeard } from '@/lib/services/catalogue/practice/heard';
import { readSet, setFiles } from '@/lib/services/catalogue/practice/set-files';
import {
  type HeardSet,
  recordingsOf,
  SOUND_FOLDER,
  scriptMark,
  soundSheetOf,
} from '@/lib/services/catalogue/practice/sound';
import { asked, heardIn } from '@/scripts/practice/sound/asked';
import { inPieces, kokoro, phonemesOf } from '@/scripts/practice/sound/kokoro';
import { levelled, loudnessOf, RATE, samplesOf, silence, wavOf } from '@/scripts/practice/sound/pcm';
import { said } from '@/scripts/practice/sound/said';
import { VOICES, voiceOf } from '@/scripts/practice/sound/voices';

const BYTES_A_SECOND = 4_000;
const SLOWEST = 110;
const FASTEST = 190;
/** A single sentence has no pauses: it goes by faster. */
const SENTENCE = { words: 30, fastest: 240 };

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

  it('have voices with the accents that the set declares, no two speakers of a part the same', () => {
    for (const { n, accents } of declared(set)) {
      const voices = Object.keys(accents).map((speaker) => voiceOf(id, n, speaker));
      expect(voices.map((voice) => VOICES[voice].accent)).toEqual(Object.values(accents));
      expect(new Set(voices).size).toBe(voices.length);
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

/** The accents of the speakers, part by part. */
function declared(set: HeardSet): { n: number; accents: Record<string, string> }[] {
  if (set.skill === 'speaking') return [];
  if (!('items' in set))
    return set.parts.map(({ n, speakers }) => ({
      n,
      accents: Object.fromEntries(Object.entries(speakers).map(([speaker, { accent }]) => [speaker, accent])),
    }));
  return set.items.flatMap((item) => {
    if ('voices' in item) return [{ n: item.n, accents: item.voices }];
    return 'audio' in item ? [{ n: item.n, accents: { speaker: item.audio.accent } }] : [];
  });
}

it('all recordings together are at most 60 MB', () => {
  const sizes = readdirSync(SOUND_FOLDER, { recursive: true, encoding: 'utf8' }).map(
    (file) => statSync(join(SOUND_FOLDER, file)).size,
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000_000);
});

it('a recording of another script is none', () => {
  const set = recorded.find(({ skill }) => skill === 'listening');
  if (set?.skill !== 'listening') throw new Error('One set of recordings is of IELTS listening.');
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

it.each([
  ['Doors open at 7.30 pm.', 'Doors open at seven thirty pee em.'],
  ['The coach leaves at 6.45 am.', 'The coach leaves at six forty-five ay em.'],
  ['from 9 am, or 9.15 a.m. on', 'from nine ay em, or nine fifteen ay em on'],
  ['the 10.05 to Ely, at 14:00', 'the ten oh five to Ely, at fourteen'],
  ['2.50 metres, 3.75 km, £3.20', '2.50 metres, 3.75 km, 3 pounds 20'],
  [
    'A deposit of £1,250, or £1,080.50',
    'A deposit of one thousand two hundred and fifty pounds, or one thousand and eighty pounds 50',
  ],
  ['12,000 visitors, £1', 'twelve thousand visitors, 1 pound'],
  ['SA17 4BK', 'S, A, one seven, four, B, K'],
  ['Room B12, not M4.', 'Room B, one two, not M, four.'],
  ['built in 1987, sold in 1905', 'built in nineteen eighty-seven, sold in nineteen oh five'],
  ['2008, 2026 and 1900', 'two thousand and eight, twenty twenty-six and nineteen hundred'],
  ['Ring 01632960118.', 'Ring zero one six three two nine six zero one one eight.'],
  ['116 Canal Street, January 14th', '116 Canal Street, January 14th'],
])('%s is read as it is said', (written, spoken) => {
  expect(said(written)).toBe(spoken);
});

it('what a test may ask for is looked for in what was heard, however that is written', () => {
  expect(asked("So that's P-E-N-H-A-L-E at Flat 3, Canal Street, SA17 4BK. I pay £1,250 on 07700 900 462.")).toEqual([
    'P-E-N-H-A-L-E',
    'Flat',
    '3',
    'Canal',
    'Street',
    'SA17 4BK',
    '£1,250',
    '07700 900 462',
  ]);
  expect(heardIn('07700 900 462', "It's 07700-900462.")).toBe(true);
  expect(heardIn('07700 900 462', "It's 07700 900 426.")).toBe(false);
  expect(heardIn('P-E-N-H-A-L-E', 'P E N H A L E')).toBe(true);
  expect(heardIn('P-E-N-H-A-L-E', 'B-E-N-H-A-L-E')).toBe(false);
  expect(heardIn('SA17 4BK', 'S A, one seven, four B K.')).toBe(true);
  expect(heardIn('3', 'Flat three.')).toBe(true);
});

describe('Kokoro', () => {
  it('is given the phonemes that it was taught, with the punctuation', async () => {
    const espeak = async (text: string) => [text === 'Hello there' ? 'həlˈəʊ ðˈeə' : 'tʃˈaɪld'];
    expect(await phonemesOf('Hello there, child.', true, espeak)).toBe('həlˈQ ðˈɛː, ʧˈIld.');
    const american = async () => ['ɹˈɪɾən ˈoʊld'];
    expect(await phonemesOf('written, old', false, american)).toBe('ɹˈɪTən ˈOld, ɹˈɪTən ˈOld');
  });

  it('speaks a long line in whole sentences', () => {
    const sentence = `${'a'.repeat(150)}.`;
    expect(inPieces([sentence, sentence, sentence].join(' '))).toEqual([`${sentence} ${sentence}`, sentence]);
  });

  it('is refused where its files are missing or are others, with what to install', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kokoro-'));
    try {
      await expect(kokoro(folder)).rejects.toThrow('npm install --prefix DIR');
      writeFileSync(join(folder, 'kokoro-v1.0.int8.onnx'), 'another');
      await expect(kokoro(folder)).rejects.toThrow('not the published file');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

it('every line is made as loud as the others, without silence at its ends', () => {
  const wave = (height: number) => Int16Array.from({ length: RATE }, (_, at) => Math.round(Math.sin(at / 9) * height));
  const padded = Int16Array.from([...silence(0.5), ...wave(2_000), ...silence(0.5)]);
  const [quiet, loud] = [levelled(padded), levelled(wave(20_000))];
  expect(quiet.length).toBeLessThanOrEqual(RATE);
  expect(Math.abs(loudnessOf(quiet) - loudnessOf(loud))).toBeLessThan(0.005);
  expect(samplesOf(wavOf(loud))).toEqual(loud);
  expect(() => levelled(silence(1))).toThrow('no sound');
});
