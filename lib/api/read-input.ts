import type { ZodObject } from 'zod';
import type { Operation } from '@/lib/contract/operation';
import { AppError, type FieldErrors } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { pacedBody } from '@/lib/platform/files/paced-body';
import { receiveUpload, type UploadedFile } from '@/lib/platform/files/receive-upload';

const MAX_JSON_BYTES = 1024 * 1024;

export interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
  files: UploadedFile[];
  /** Removes received files that no service kept; safe to call always. */
  discard: () => Promise<void>;
}

/** Reads and checks all input of a call against its contract. Throws 400, 413, 415 or 422 with the fields at fault. */
export async function readInput(
  operation: Operation,
  request: Request,
  pathParams: Record<string, string>,
  viewer: Viewer | null,
): Promise<RawInput> {
  const params = check(operation, operation.params, pathParams);
  const query = check(operation, operation.query, queryOf(request.url));
  if (operation.files) {
    // Every upload is an account's: its places and its storage are counted.
    if (!viewer) throw new AppError('unauthenticated', 'Please sign in.');
    const upload = await receiveUpload(request, operation.files, viewer);
    try {
      return { params, query, body: check(operation, operation.body, upload.fields), ...upload };
    } catch (error) {
      await upload.discard();
      throw error;
    }
  }
  const body = operation.body ? check(operation, operation.body, await jsonOf(request)) : undefined;
  return { params, query, body, files: [], discard: async () => {} };
}

function check(operation: Operation, schema: ZodObject | undefined, given: unknown): unknown {
  if (!schema) return undefined;
  const checked = strictly(schema).safeParse(given);
  if (checked.success) return checked.data;
  const fields: FieldErrors = {};
  for (const issue of checked.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[[...issue.path, key].join('.').slice(0, 80)] ??= issue.message;
    } else {
      fields[issue.path.join('.') || 'body'] ??= issue.message;
    }
  }
  throw new AppError('invalid', operation.invalidMessage ?? 'Please check the highlighted fields.', { fields });
}

/** The schema without room for further fields, made once: a new one compiles its checks anew at its first use. */
function strictly(schema: ZodObject): ZodObject {
  const strict = STRICT.get(schema) ?? schema.strict();
  STRICT.set(schema, strict);
  return strict;
}
const STRICT = new WeakMap<ZodObject, ZodObject>();

/** Repeated parameters become a list, single ones a text. */
function queryOf(url: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  const seen = new URL(url).searchParams;
  for (const name of new Set(seen.keys())) {
    if (name === '__proto__') throw new AppError('malformed', 'A parameter has a name that is not allowed.');
    const values = seen.getAll(name);
    query[name] = values.length === 1 ? (values[0] as string) : values;
  }
  return query;
}

async function jsonOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new AppError('unsupported_type', 'Please send JSON (Content-Type: application/json).');
  }
  const text = await boundedText(request);
  if (/"(__proto__|constructor|prototype)"\s*:/.test(text)) {
    throw new AppError('malformed', 'A field has a name that is not allowed.');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('malformed', 'The body is not valid JSON.');
  }
}

async function boundedText(request: Request): Promise<string> {
  const tooLarge = () => new AppError('too_large', 'The body is larger than 1 MB.');
  if (Number(request.headers.get('content-length') ?? 0) > MAX_JSON_BYTES) throw tooLarge();
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  for await (const chunk of pacedBody(request.body, { mostBytes: MAX_JSON_BYTES, tooLarge })) chunks.push(chunk);
  return new TextDecoder().decode(Buffer.concat(chunks));
}
