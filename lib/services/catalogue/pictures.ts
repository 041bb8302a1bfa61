import { Readable } from 'node:stream';
import { Types } from 'mongoose';
import { picturePath } from '@/lib/domain/accounts/operator';
import { AppError, invalid } from '@/lib/domain/errors';
import { MOST_MEGAPIXELS } from '@/lib/domain/pictures';
import { nameWithEnding, pictureType } from '@/lib/platform/files/content-type';
import { cleanPicture } from '@/lib/platform/files/pictures';
import type { UploadedFile } from '@/lib/platform/files/receive-upload';
import { removeFiles, storeFile, wholeFile } from '@/lib/platform/files/store';

/**
 * Keeps a picture that a text or a person of the site is to show; one that none that is saved shows goes after a day. 422 without a
 * file, and as `keepPicture`.
 */
export async function addPicture(file: UploadedFile | undefined): Promise<{ id: string; image: string }> {
  if (!file) throw invalid({ image: 'Please choose a picture.' });
  const id = String(await keepPicture(file, 'blog-image', 'The picture was not accepted.'));
  return { id, image: picturePath(id) };
}

/**
 * Keeps an uploaded picture, which the public sees, without its metadata. 422 when it is empty or too large, 415
 * when its content is no JPG, PNG or WebP that can be decoded; `failure` says what failed.
 */
export async function keepPicture(
  { fileId, field, size, originalName }: UploadedFile,
  kind: 'logo' | 'blog-image',
  failure: string,
): Promise<Types.ObjectId> {
  if (!size) throw invalid({ [field]: 'The file is empty.' }, failure);
  const type = await pictureType(fileId);
  const clean = type ? await cleanPicture(await wholeFile(fileId)) : 'broken';
  if (!type || clean === 'broken') {
    const message = 'The file is not a JPG, PNG or WebP picture.';
    throw new AppError('unsupported_type', failure, { fields: { [field]: message } });
  }
  if (clean === 'too large') {
    const message = `The picture has more than ${MOST_MEGAPIXELS} megapixels. Please choose a smaller one.`;
    throw invalid({ [field]: message }, failure);
  }
  const kept = await storeFile(Readable.from([clean]), { kind, name: nameWithEnding(originalName, type), type });
  // It counts in the day's uploads, which a file that is left to be discarded wouldn't.
  await removeFiles([fileId]);
  return kept;
}

/** The ids of the site's own pictures in a sanitized text. */
export const picturesIn = (html: string): Types.ObjectId[] =>
  [...html.matchAll(/<img [^>]*?src="\/api\/v1\/blog-images\/([0-9a-f]{24})"/g)].map(
    ([, id = '']) => new Types.ObjectId(id),
  );
