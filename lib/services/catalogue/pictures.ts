import type { Types } from 'mongoose';
import { AppError, invalid } from '@/lib/errors';
import { pictureType } from '@/lib/files/content-type';
import type { UploadedFile } from '@/lib/files/receive-upload';
import { storeFile } from '@/lib/files/store';

/** Stores an uploaded picture. 422 when it is empty, 415 when its content is no JPG, PNG or WebP; `failure` says what failed. */
export async function storePicture(
  file: UploadedFile,
  kind: 'logo' | 'blog-image',
  failure: string,
): Promise<Types.ObjectId> {
  if (!file.size) throw invalid({ [file.field]: 'The file is empty.' }, failure);
  const type = await pictureType(file.path);
  if (!type) {
    const message = 'The file is not a JPG, PNG or WebP picture.';
    throw new AppError('unsupported_type', failure, { fields: { [file.field]: message } });
  }
  return storeFile(file.path, { kind, name: file.originalName, type });
}
