import { MOST_MEGAPIXELS } from '@/lib/domain/pictures';

/** For every picture that is sent, public ones and documents. */
export const MOST_PIXELS = MOST_MEGAPIXELS * 1_000_000;
/** Of a JPG so many parts are looked at before its size: profiles and previews of a camera take some dozens. */
const MOST_PARTS = 1_000;

/**
 * How many pixels a JPG, PNG or WebP has, by its head alone: nothing is decoded. Null where its head doesn't say it: no program can show
 * such a picture.
 */
export function pixelsOf(picture: Buffer): number | null {
  try {
    if (picture.toString('latin1', 12, 16) === 'IHDR') return picture.readUInt32BE(16) * picture.readUInt32BE(20);
    return picture.toString('latin1', 8, 12) === 'WEBP' ? pixelsOfWebp(picture) : pixelsOfJpeg(picture);
  } catch {
    // It breaks off.
    return null;
  }
}

function pixelsOfWebp(picture: Buffer): number | null {
  const kind = picture.toString('latin1', 12, 16);
  if (kind === 'VP8X') return (picture.readUIntLE(24, 3) + 1) * (picture.readUIntLE(27, 3) + 1);
  if (kind === 'VP8 ') return (picture.readUInt16LE(26) & 0x3fff) * (picture.readUInt16LE(28) & 0x3fff);
  if (kind !== 'VP8L') return null;
  const sides = picture.readUInt32LE(21);
  return ((sides & 0x3fff) + 1) * (((sides >>> 14) & 0x3fff) + 1);
}

function pixelsOfJpeg(picture: Buffer): number | null {
  let at = 2;
  for (let part = 0; part < MOST_PARTS; part += 1) {
    at = picture.indexOf(0xff, at);
    if (at < 0) return null;
    const marker = picture.readUInt8(at + 1);
    if (isFrame(marker)) return picture.readUInt16BE(at + 5) * picture.readUInt16BE(at + 7);
    // A marker may be filled up, and these have no length.
    if (marker === 0xff || marker <= 1 || (marker >= 0xd0 && marker <= 0xd8)) at += 1 + Number(marker !== 0xff);
    else at += 2 + picture.readUInt16BE(at + 2);
  }
  return null;
}

/** The frame's head; among its numbers are tables and what is reserved. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
