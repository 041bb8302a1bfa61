import type { Types } from 'mongoose';
import { AppError, invalid } from '@/lib/errors';
import { nameWithEnding, pictureType } from '@/lib/files/content-type';
import type { UploadedFile } from '@/lib/files/receive-upload';
import { keepFile } from '@/lib/files/store';

/** Keeps an uploaded picture. 422 when it is empty, 415 when its content is no JPG, PNG or WebP; `failure` says what failed. */
export async function keepPicture(
  file: UploadedFile,
  kind: 'logo' | 'blog-image',
  failure: string,
): Promise<Types.ObjectId> {
  if (!file.size) throw invalid({ [file.field]: 'The file is empty.' }, failure);
  const type = await pictureType(file.fileId);
  if (!type) {
    const message = 'The file is not a JPG, PNG or WebP picture.';
    throw new AppError('unsupported_type', failure, { fields: { [file.field]: message } });
  }
  await keepFile(file.fileId, { kind, name: nameWithEnding(file.originalName, type), type });
  return file.fileId;
}
