import sharp from 'sharp';

/** Pixels. A cover of 4000 × 3000 has 12 million; larger pictures are not resized. */
const MOST_PIXELS = 64_000_000;
const QUALITY = 78;

/**
 * Returns the picture as WebP, at most `width` pixels wide and turned upright, without EXIF data such as place and time.
 * Null when it can't be decoded.
 */
export async function resizedPicture(picture: Uint8Array, width: number): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const upright = sharp(picture, { limitInputPixels: MOST_PIXELS, sequentialRead: true }).autoOrient();
    const webp = await upright.resize({ width, withoutEnlargement: true }).webp({ quality: QUALITY }).toBuffer();
    return new Uint8Array(webp);
  } catch {
    return null;
  }
}
