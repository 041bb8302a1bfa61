import type { Operation } from '@/lib/contract/operation';
import { nameWithEnding } from '@/lib/platform/files/content-type';
import { resizedPicture, withoutMetadata } from '@/lib/platform/files/pictures';
import { readFile, type StoredFile, wholeFile } from '@/lib/platform/files/store';
import { etagOf } from '@/lib/platform/server/etag';
import { cachedAnswer } from './answer-cache';

/** Shown in a browser tab; everything else is saved. */
const SHOWN: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];

/**
 * Returns a stored file. It is an upload: its type is the one detected from its content, browsers may not guess another,
 * and nothing in it may run.
 */
export async function fileResponse(file: StoredFile, headers: Headers): Promise<Response> {
  describeFile(headers, file);
  return new Response((await readFile(file.fileId)) as BodyInit, { headers });
}

/**
 * Returns a stored recording of a few MB, or the part of it that `Range` asks for: some browsers play nothing without, and
 * none can be wound forward. Its address never gets another content.
 */
export async function soundResponse(file: StoredFile, request: Request, headers: Headers): Promise<Response> {
  describeFile(headers, file);
  headers.set('accept-ranges', 'bytes');
  headers.set('cache-control', 'private, max-age=3600');
  const whole = await wholeFile(file.fileId);
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? [];
  if (!first && !last) return new Response(new Uint8Array(whole), { headers });
  const from = first ? Number(first) : Math.max(0, whole.length - Number(last));
  const to = first && last ? Math.min(Number(last), whole.length - 1) : whole.length - 1;
  if (from > to) {
    headers.set('content-range', `bytes */${whole.length}`);
    headers.set('content-length', '0');
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-range', `bytes ${from}-${to}/${whole.length}`);
  headers.set('content-length', String(to - from + 1));
  return new Response(new Uint8Array(whole.subarray(from, to + 1)), { status: 206, headers });
}

/**
 * Returns a stored picture resized to at most `width` pixels, cached for the operation; whole without a width, and as it
 * was uploaded when it can't be decoded.
 */
export async function pictureResponse(
  operation: Operation,
  file: StoredFile,
  width: number | undefined,
  headers: Headers,
): Promise<Response> {
  const { body } = await cachedAnswer(operation, `${file.fileId} ${width ?? 'whole'}`, async () => {
    const whole = await wholeFile(file.fileId);
    const picture = (await (width ? resizedPicture(whole, width) : withoutMetadata(whole))) ?? NONE;
    return { body: picture, etag: () => etagOf(picture) };
  });
  if (body.length === 0) return fileResponse(file, headers);
  const name = `${file.name.replace(/\.[^.]*$/, '')}.webp`;
  describeFile(headers, { ...(width ? { name, type: 'image/webp' } : file), size: body.length });
  return new Response(body, { headers });
}

/** Cached for a picture that is sent as it is stored, so that it isn't tried at each request. */
const NONE = new Uint8Array(0);

/** For pictures whose address changes with their content: browsers and proxies may keep them for a year. */
export function keepForEver(headers: Headers): void {
  headers.set('cache-control', 'public, max-age=31536000, immutable');
}

function describeFile(headers: Headers, file: Pick<StoredFile, 'name' | 'type' | 'size'>): void {
  headers.set('content-type', file.type);
  headers.set('content-length', String(file.size));
  headers.set('content-disposition', disposition(file));
  headers.set('x-content-type-options', 'nosniff');
  headers.set('content-security-policy', policy(file.type));
  if (file.type === 'application/pdf') headers.set('x-frame-options', 'SAMEORIGIN');
}

/**
 * Chromium doesn't show a sandboxed PDF at all; its viewer is a process of its own without our origin. Our own pages
 * show it beside its review.
 */
function policy(type: string): string {
  return type === 'application/pdf'
    ? "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'"
    : "sandbox; default-src 'none'; frame-ancestors 'none'";
}

/** The name twice (RFC 6266): in plain ASCII for old readers, and whole. */
function disposition({ name, type }: Pick<StoredFile, 'name' | 'type'>): string {
  const shown = SHOWN.includes(type) ? 'inline' : 'attachment';
  const safe =
    [...nameWithEnding(name, type).normalize('NFC')].filter((letter) => !/[\p{C}/\\]/u.test(letter)).join('') || 'file';
  const ascii = safe.replace(/[^\x20-\x7e]|["%]/g, '_');
  const whole = encodeURIComponent(safe).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${shown}; filename="${ascii}"; filename*=UTF-8''${whole}`;
}
