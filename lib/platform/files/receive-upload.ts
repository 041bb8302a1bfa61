import { Readable } from 'node:stream';
import mongoose, { type Types } from 'mongoose';
import multer, { type StorageEngine } from 'multer';
import type { FileRule } from '@/lib/contract/operation';
import { AppError, invalid, isOutOfSpace } from '@/lib/domain/errors';
import type { Role } from '@/lib/domain/roles';
import { giveBackUploadBytes, refuseWithoutBudget, takeUploadBytes } from '@/lib/platform/limits/upload-budget';
import { log } from '@/lib/platform/log';
import { pacedBody } from './paced-body';
import { bytesOf, discardReceived, receiveFile } from './store';
import { withUploadPlace } from './upload-places';
import { virusIn } from './virus-scan';

export interface UploadedFile {
  field: string;
  /** The received file in the store; a service keeps it, or it is gone when the call ends. */
  fileId: Types.ObjectId;
  /** The client's name for it: for people to read, nothing else. */
  originalName: string;
  size: number;
}

export interface Upload {
  fields: Record<string, string>;
  files: UploadedFile[];
  /** Removes what no service kept. */
  discard: () => Promise<void>;
}

interface Uploader {
  userId: string;
  role: Role;
}

const MB = 1024 * 1024;
/** Of all files of one request together. */
const MOST_BYTES = 100 * MB;

/**
 * Streams a multipart body's files into the store, so that memory stays flat whatever their size. Throws 415 for another
 * content type, 413 past a limit, 422 for a file field the call doesn't have or a file with a virus, 400 for a broken or
 * slow body, 429 and 503 when places or storage are used up.
 */
export async function receiveUpload(
  request: Request,
  rules: Record<string, FileRule>,
  uploader: Uploader,
): Promise<Upload> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type) || !request.body) {
    throw new AppError('unsupported_type', 'Please send the files as multipart/form-data.');
  }
  const largest = Math.max(...Object.values(rules).map((rule) => rule.maxBytes));
  const sum = Object.values(rules).reduce((bytes, rule) => bytes + rule.maxBytes * (rule.maxCount ?? 1), 0);
  const most = Math.min(sum, MOST_BYTES) + MB;
  const refusal = () => (sum > MOST_BYTES ? tooLargeTogether() : tooLarge(largest));
  // multer drains an oversize body to its end before it answers: refuse by the announced length first.
  if (Number(request.headers.get('content-length') ?? 0) > most) throw refusal();
  await refuseWithoutBudget(uploader.userId, uploader.role);
  const body = pacedBody(request.body, { mostBytes: most, tooLarge: refusal });
  return withUploadPlace(uploader.userId, () => received(request, body, rules, uploader));
}

async function received(
  request: Request,
  body: AsyncIterable<Uint8Array>,
  rules: Record<string, FileRule>,
  { userId, role }: Uploader,
): Promise<Upload> {
  const writes: Promise<{ fileId: Types.ObjectId; size: number }>[] = [];
  let taken = 0;
  const discard = async () => {
    const ended = await Promise.allSettled(writes);
    const stored = ended.flatMap((write) => (write.status === 'fulfilled' ? [write.value.fileId] : []));
    const discarded = await discardReceived(stored);
    await giveBackUploadBytes(userId, Math.min(taken, discarded));
  };
  try {
    const parsed = await parse(request, body, rules, writes);
    for (const { field, size } of parsed.files) {
      const limit = rules[field]?.maxBytes ?? 0;
      if (size > limit) throw tooLarge(limit, field);
    }
    const bytes = parsed.files.reduce((sum, { size }) => sum + size, 0);
    await takeUploadBytes(userId, role, bytes);
    taken = bytes;
    for (const file of parsed.files) await refuseVirus(file);
    return { ...parsed, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

async function parse(
  request: Request,
  body: AsyncIterable<Uint8Array>,
  rules: Record<string, FileRule>,
  writes: Promise<{ fileId: Types.ObjectId; size: number }>[],
) {
  const largest = Math.max(...Object.values(rules).map((rule) => rule.maxBytes));
  const upload = multer({
    storage: storage(writes),
    limits: { fileSize: largest, files: 20, fields: 50, fieldSize: 100_000, parts: 70, headerPairs: 50 },
    defParamCharset: 'utf8',
  }).fields(Object.entries(rules).map(([name, rule]) => ({ name, maxCount: rule.maxCount ?? 1 })));
  const stream = Readable.from(body);
  // multer passes over a request that announces no body: neither a length nor chunks.
  const headers = { 'transfer-encoding': 'chunked', ...Object.fromEntries(request.headers) };
  // Of express's request, multer needs the body and the headers.
  const incoming = Object.assign(stream, { headers }) as unknown as Parameters<typeof upload>[0];
  try {
    await new Promise<void>((resolve, reject) => {
      stream.once('error', reject);
      upload(incoming, {} as Parameters<typeof upload>[1], (error?: unknown) => (error ? reject(error) : resolve()));
    });
  } catch (error) {
    throw worded(error, largest);
  } finally {
    stream.destroy();
  }
  const files = Object.values(incoming.files ?? {}).flat() as Received[];
  return {
    fields: { ...(incoming.body ?? {}) },
    files: files.map(({ fieldname, fileId, originalname, size }) => ({
      field: fieldname,
      fileId,
      originalName: originalname.slice(0, 255),
      size,
    })),
  };
}

type Received = Express.Multer.File & { fileId: Types.ObjectId };

/** Hands each file to the store as it comes. Removing what is refused is the caller's, who has the writes. */
function storage(writes: Promise<{ fileId: Types.ObjectId; size: number }>[]): StorageEngine {
  return {
    _handleFile(_request, file, done) {
      const write = receiveFile(file.stream);
      writes.push(write);
      write.then((stored) => done(null, stored as Partial<Received>), done);
    },
    _removeFile: (_request, _file, done) => done(null),
  };
}

async function refuseVirus({ field, fileId, originalName }: UploadedFile): Promise<void> {
  const virus = await virusIn(bytesOf(fileId));
  if (virus === null) return;
  log().warn({ virus }, 'an upload was rejected: the scanner found something in it');
  throw invalid({ [field]: `${originalName} was rejected: the virus scanner found ${virus} in it.` });
}

function worded(error: unknown, largest: number): Error {
  // Of the body's limits, or of the store.
  if (error instanceof AppError || error instanceof mongoose.mongo.MongoError) return error;
  if (error instanceof Error && isOutOfSpace(error)) return error;
  if (error instanceof multer.MulterError) {
    const field = error.field ?? 'file';
    if (error.code === 'LIMIT_FILE_SIZE') return tooLarge(largest, field);
    if (error.code === 'LIMIT_UNEXPECTED_FILE') {
      return new AppError('invalid', 'Please check the highlighted fields.', {
        fields: { [field]: 'This file is not accepted here, or there are too many files.' },
      });
    }
    return new AppError('too_large', 'The form has too many fields, or they are too long.');
  }
  return new AppError('malformed', 'The upload was interrupted or is not a valid form.', { cause: error });
}

function tooLarge(limit: number, field?: string): AppError {
  const message = `The file is larger than ${Math.floor(limit / MB)} MB.`;
  return new AppError('too_large', message, field ? { fields: { [field]: message } } : {});
}

const tooLargeTogether = () =>
  new AppError('too_large', `Together the files are larger than ${MOST_BYTES / MB} MB. Please send them separately.`);
