import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import multer from 'multer';
import type { FileRule } from '@/lib/contract/operation';
import { AppError } from '@/lib/errors';

export interface UploadedFile {
  field: string;
  /** A temporary file of ours; its name is random, never the client's. */
  path: string;
  /** The client's name for it: for people to read, nothing else. */
  originalName: string;
  size: number;
}

export interface Upload {
  fields: Record<string, string>;
  files: UploadedFile[];
  discard: () => Promise<void>;
}

/**
 * Streams a multipart body to temporary files, so that memory stays flat whatever their size. Throws 415 for another
 * content type, 413 past a field's limit, 422 for a file field the call doesn't have, 400 for a broken body.
 */
export async function receiveUpload(request: Request, rules: Record<string, FileRule>): Promise<Upload> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type) || !request.body) {
    throw new AppError('unsupported_type', 'Please send the files as multipart/form-data.');
  }
  const largest = Math.max(...Object.values(rules).map((rule) => rule.maxBytes));
  const most = Object.values(rules).reduce((sum, rule) => sum + rule.maxBytes * (rule.maxCount ?? 1), 0);
  // multer drains an oversize body to its end before it answers: refuse by the announced length first.
  if (Number(request.headers.get('content-length') ?? 0) > most + 1024 * 1024) throw tooLarge(largest);

  const folder = await mkdtemp(join(tmpdir(), 'upload-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    const parsed = await parse(request, folder, rules, largest);
    for (const file of parsed.files) {
      const limit = rules[file.field]?.maxBytes ?? largest;
      if (file.size > limit) throw tooLarge(limit, file.field);
    }
    return { ...parsed, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

async function parse(request: Request, folder: string, rules: Record<string, FileRule>, largest: number) {
  const upload = multer({
    storage: multer.diskStorage({ destination: folder, filename: (_request, _file, done) => done(null, randomUUID()) }),
    limits: { fileSize: largest, files: 20, fields: 50, fieldSize: 100_000, parts: 70, headerPairs: 50 },
    defParamCharset: 'utf8',
  }).fields(Object.entries(rules).map(([name, rule]) => ({ name, maxCount: rule.maxCount ?? 1 })));
  const stream = Readable.fromWeb(request.body as ReadableStream<Uint8Array>);
  // multer passes over a request that announces no body: neither a length nor chunks.
  const headers = { 'transfer-encoding': 'chunked', ...Object.fromEntries(request.headers) };
  const incoming = Object.assign(stream, { headers }) as unknown as Incoming;
  try {
    await new Promise<void>((resolve, reject) => {
      stream.once('error', reject);
      upload(incoming as never, {} as ServerResponse as never, (error?: unknown) =>
        error ? reject(error) : resolve(),
      );
    });
  } catch (error) {
    throw worded(error, largest);
  } finally {
    stream.destroy();
  }
  const files = Object.values(incoming.files ?? {}).flat();
  return {
    fields: { ...(incoming.body ?? {}) },
    files: files.map((file) => ({
      field: file.fieldname,
      path: file.path,
      originalName: file.originalname.slice(0, 255),
      size: file.size,
    })),
  };
}

type Incoming = IncomingMessage & { body?: Record<string, string>; files?: Record<string, Express.Multer.File[]> };

function worded(error: unknown, largest: number): Error {
  if (error instanceof multer.MulterError) {
    const field = error.field ?? 'file';
    if (error.code === 'LIMIT_FILE_SIZE') return tooLarge(largest, field);
    if (error.code === 'LIMIT_UNEXPECTED_FILE') {
      return new AppError('invalid', 'Please check the marked fields.', {
        fields: { [field]: 'This call takes no such file, or not so many.' },
      });
    }
    return new AppError('too_large', 'The form has too many or too long fields.');
  }
  return new AppError('malformed', 'The upload broke off or is not a valid form.', { cause: error });
}

function tooLarge(limit: number, field?: string): AppError {
  const message = `The file is larger than ${Math.floor(limit / 1024 / 1024)} MB.`;
  return new AppError('too_large', message, field ? { fields: { [field]: message } } : {});
}
