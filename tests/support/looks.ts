import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** Width of a kept picture in pixels: enough to see which part of a screen changed, at some 5 kB each. */
const KEPT_WIDTH = 300;
/** Pixels are the same within this, of 255: what two machines differ in when they draw letters. */
const TOLERANCE = 20;

/**
 * How much of a screen differs from its accepted picture, 0 to 1. With ACCEPT_LOOKS the picture becomes the accepted one,
 * and nothing differs. Throws when there is none.
 */
export async function differenceFromAccepted(name: string, screenshot: Buffer): Promise<number> {
  const file = `tests/looks/${name}.webp`;
  const small = await sharp(screenshot).resize({ width: KEPT_WIDTH }).webp({ quality: 55, effort: 6 }).toBuffer();
  if (process.env.ACCEPT_LOOKS) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, small);
    return 0;
  }
  const accepted = await readFile(file).catch(() => {
    throw new Error(`${file} is missing: look at the screen, then run the test with ACCEPT_LOOKS=1.`);
  });
  return shareOfDifferent(accepted, small);
}

/** The share of pixels that differ visibly between two pictures; 1 when their sizes differ. */
export async function shareOfDifferent(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map(blurred));
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return 1;
  let different = 0;
  for (let at = 0; at < a.data.length; at += 3) {
    const apart = [0, 1, 2].some(
      (channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)) > TOLERANCE,
    );
    if (apart) different++;
  }
  return different / (a.data.length / 3);
}

/** Blurred, so that a letter moved by a pixel is no difference, and a box that moved is one. */
function blurred(picture: Buffer) {
  return sharp(picture).removeAlpha().blur(1.2).raw().toBuffer({ resolveWithObject: true });
}
