import sharp from 'sharp';
import { MOST_PIXELS, pixelsOf } from './picture-size';

const READ = { limitInputPixels: MOST_PIXELS, sequentialRead: true };
/** The longest that a picture may take to be encoded again, on a thread of its own: a JPG may have a hundred layers. */
const LONGEST_SECONDS = 20;
const RESIZED_QUALITY = 78;
/** How each accepted format is encoded again: without a visible loss, PNG without any. */
const WRITTEN = { jpeg: { quality: 90 }, png: {}, webp: { quality: 90 } };

/**
 * Returns the picture decoded and encoded again in its own format: upright, without metadata (place, time, device) and
 * without bytes that follow it. Of an animation the first frame stays. 'broken' for one that can't be decoded to its end
 * or is no JPG, PNG or WebP, 'too large' for one of more than MOST_MEGAPIXELS, which isn't decoded.
 */
export async function cleanPicture(picture: Buffer): Promise<Uint8Array<ArrayBuffer> | 'broken' | 'too large'> {
  const pixels = pixelsOf(picture);
  if (pixels === null) return 'broken';
  if (pixels > MOST_PIXELS) return 'too large';
  try {
    const { format } = await sharp(picture, READ).metadata();
    if (!isWritten(format)) return 'broken';
    const upright = sharp(picture, { ...READ, failOn: 'error' })
      .timeout({ seconds: LONGEST_SECONDS })
      .autoOrient();
    return new Uint8Array(await upright.toFormat(format, WRITTEN[format]).toBuffer());
  } catch {
    return 'broken';
  }
}

/** The same for a picture stored before uploads were cleaned; null when it has no metadata, or can't be decoded. */
export async function withoutMetadata(picture: Buffer): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const { exif, xmp, iptc, comments, orientation } = await sharp(picture, READ).metadata();
    if (!exif && !xmp && !iptc && !comments && !orientation) return null;
  } catch {
    return null;
  }
  const clean = await cleanPicture(picture);
  return typeof clean === 'string' ? null : clean;
}

/**
 * Returns the picture as WebP, at most `width` pixels wide and turned upright, without EXIF data such as place and time.
 * Null when it can't be decoded.
 */
export async function resizedPicture(picture: Uint8Array, width: number): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const upright = sharp(picture, READ).autoOrient();
    const webp = await upright
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: RESIZED_QUALITY })
      .toBuffer();
    return new Uint8Array(webp);
  } catch {
    return null;
  }
}

const isWritten = (format: string | undefined): format is keyof typeof WRITTEN =>
  format !== undefined && Object.hasOwn(WRITTEN, format);
