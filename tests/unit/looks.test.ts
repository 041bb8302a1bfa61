import sharp from 'sharp';
import { expect, test } from 'vitest';
import { shareOfDifferent } from '../support/looks';

const sheet = (colour: string, box?: { left: number; width: number }) =>
  sharp({ create: { width: 100, height: 100, channels: 3, background: colour } })
    .composite(
      box
        ? [
            {
              input: { create: { width: box.width, height: 100, channels: 3, background: '#006a6a' } },
              left: box.left,
              top: 0,
            },
          ]
        : [],
    )
    .webp({ quality: 55 })
    .toBuffer();

test('a screen compared with its accepted picture: a changed colour or a moved box shows, a shade does not', async () => {
  const accepted = await sheet('#ffffff', { left: 10, width: 20 });
  const share = async (other: Buffer) => Math.round((await shareOfDifferent(accepted, other)) * 100);
  expect(await share(accepted)).toBe(0);
  expect(await share(await sheet('#f6f6f6', { left: 10, width: 20 }))).toBe(0);
  expect(await share(await sheet('#ffffff', { left: 60, width: 20 }))).toBeGreaterThanOrEqual(35);
  expect(await share(await sheet('#f7e3b8', { left: 10, width: 20 }))).toBeGreaterThanOrEqual(75);
});

test('pictures of different sizes are wholly different', async () => {
  const small = await sharp({ create: { width: 10, height: 10, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer();
  expect(await shareOfDifferent(await sheet('#ffffff'), small)).toBe(1);
});
