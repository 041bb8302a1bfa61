import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lengthOfScript, lengthWords } from '@/lib/engines/practice/timing';
import { soundFacts } from '@/lib/platform/files/sound-length';
import { isHeard } from '@/lib/services/catalogue/practice/heard';
import { readSet, setFiles } from '@/lib/services/catalogue/practice/set-files';
import { recordingsOf, SOUND_FOLDER, soundSheetOf } from '@/lib/services/catalogue/practice/sound';
import { m4aOf, oggOf, wavOf } from '../../support/sounds';

const MP3 = readFileSync(`${SOUND_FOLDER}/pte-listening-short-1/part-1.mp3`);
const SECONDS = soundSheetOf(readSet('practice/pte-academic/listening/pte-listening-short-1.json') as never)?.parts[0]
  ?.seconds as number;

describe('the length of a recording is read from its content', () => {
  it.each([
    ['an MP3', MP3, 'audio/mpeg', SECONDS],
    [
      'an MP3 with a tag before it',
      Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\x0a0123456789', 'latin1'), MP3]),
      'audio/mpeg',
      SECONDS,
    ],
    ['a WAV', wavOf(12.5), 'audio/wav', 12.5],
    ['an OGG of Opus', oggOf('opus', 90), 'audio/ogg', 90],
    ['an OGG of Vorbis', oggOf('vorbis', 7), 'audio/ogg', 7],
    ['an M4A', m4aOf(61), 'audio/mp4', 61],
  ] as const)('of %s', (_what, bytes, type, seconds) => {
    const facts = soundFacts(bytes);
    expect(facts?.type).toBe(type);
    expect(Math.abs((facts?.seconds ?? 0) - seconds)).toBeLessThan(0.2);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a PDF', Buffer.from(`%PDF-1.7\n${'x'.repeat(5_000)}`)],
    ['a page', Buffer.from(`<!doctype html><script>alert(1)</script>${'x'.repeat(5_000)}`)],
    ['a page with a frame before it', Buffer.concat([MP3.subarray(0, 144), Buffer.from('<script>'.repeat(900))])],
    ['a film', m4aOf(61, 'vide')],
    ['an OGG that breaks off', oggOf('opus', 90).subarray(0, -3)],
    ['a WAV without sound', wavOf(0)],
    ['an M4A without a length', m4aOf(0)],
  ])('%s is none', (_what, bytes) => {
    expect(soundFacts(bytes)).toBeNull();
  });

  it('never throws, wherever a file is cut', () => {
    for (const whole of [MP3.subarray(0, 3_000), wavOf(0.1), oggOf('vorbis', 3), m4aOf(5)])
      for (let at = 0; at < Math.min(whole.length, 600); at += 1)
        expect(() => soundFacts(whole.subarray(0, at))).not.toThrow();
  });
});

describe('how long a recording may last', () => {
  it.each(setFiles('practice').filter((file) => isHeard(readSet(file))))('fits the recordings of %s', (file) => {
    const set = readSet(file);
    if (!isHeard(set)) throw new Error('not heard');
    for (const { n, script } of recordingsOf(set)) {
      const seconds = soundSheetOf(set)?.parts.find((part) => part.n === n)?.seconds ?? 0;
      const { least, most } = lengthOfScript(script);
      expect(seconds, `part ${n}`).toBeGreaterThanOrEqual(least);
      expect(seconds, `part ${n}`).toBeLessThanOrEqual(most);
    }
  });

  it('takes no other recording of a part: two thirds of it are too short, and three fifths more is too long', () => {
    const set = readSet('practice/ielts-academic/listening/ielts-ac-listening-1.json');
    if (!isHeard(set)) throw new Error('not heard');
    for (const { n, script } of recordingsOf(set)) {
      const { least, most } = lengthOfScript(script);
      const usual = soundSheetOf(set)?.parts.find((part) => part.n === n)?.seconds ?? 0;
      expect(usual * 0.67).toBeLessThan(least);
      expect(usual * 1.6).toBeGreaterThan(most);
    }
  });

  it('is said in minutes and seconds', () => {
    expect([1, 61, 125.4, 180].map(lengthWords)).toEqual([
      ...['1 second', '1 minute 1 second', '2 minutes 5 seconds', '3 minutes'],
    ]);
  });
});
