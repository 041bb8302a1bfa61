import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { asksForPassword } from '@/lib/platform/files/pdf-password';
import { pixelsOf } from '@/lib/platform/files/picture-size';
import { soundFacts } from '@/lib/platform/files/sound-length';
import { isWordArchive } from '@/lib/platform/files/word-archive';
import { isWordDocument } from '@/lib/platform/files/word-document';
import { held } from '../support/held';
import { longIt } from '../support/long-it';
import { NASTY } from '../support/nasty-files';

/** Every look into a file that the web thread itself takes. What the detector sees of it is in tests/api/long/nasty-files.test.ts. */
const LOOKS = { asksForPassword, pixelsOf, soundFacts, isWordArchive, isWordDocument };
const SIZE = 10 * 1024 * 1024;
/** Milliseconds in one piece. */
const LONGEST = 20;
/** The machine may be at other work meanwhile. */
const TRIES = 12;

describe.each(Object.entries(NASTY))('%s, of 10 MB', (_name, made) => {
  longIt('is looked into without a thread that is held for more than 20 ms, and without an error', async () => {
    const file = made(SIZE);
    for (const [name, look] of Object.entries(LOOKS)) {
      let least = Number.POSITIVE_INFINITY;
      for (let tries = 0; tries < TRIES && least > LONGEST; tries += 1)
        least = Math.min(least, (await held<unknown>(() => look(file))).longest);
      expect(least, name).toBeLessThanOrEqual(LONGEST);
    }
  });
});

describe('the size of a picture', () => {
  const drawn = () => sharp({ create: { width: 61, height: 40, channels: 3, background: '#2a7f7a' } });

  it.each([
    ['PNG', () => drawn().png()],
    ['JPG', () => drawn().jpeg()],
    [
      'JPG in layers, with a profile and a camera',
      () => drawn().jpeg({ progressive: true }).withMetadata({ orientation: 6 }),
    ],
    ['WebP', () => drawn().webp()],
    ['WebP without loss', () => drawn().webp({ lossless: true })],
    ['WebP with a profile', () => drawn().withMetadata().webp()],
    ['WebP with transparency', () => drawn().ensureAlpha(0.5).webp()],
  ] as const)('is read from its head: %s', async (_name, made) => {
    const picture = await made().toBuffer();
    expect(pixelsOf(picture)).toBe(61 * 40);
    for (let cut = 0; cut < picture.length; cut += 1)
      expect([null, 61 * 40]).toContain(pixelsOf(picture.subarray(0, cut)));
  });

  it('is found behind bytes that are none of its parts, as decoders find it', async () => {
    const picture = await drawn().jpeg().toBuffer();
    const odd = Buffer.concat([picture.subarray(0, 2), Buffer.from('abc\xff\xff', 'latin1'), picture.subarray(2)]);
    expect(pixelsOf(odd)).toBe(61 * 40);
  });
});
