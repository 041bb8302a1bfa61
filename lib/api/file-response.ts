import { readFile, type StoredFile } from '@/lib/files/store';

/** Shown in a browser tab; everything else is saved. */
const SHOWN: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];

/**
 * Answers a stored file. Its type is what its content showed, nothing may guess another, and nothing in it may run:
 * it was uploaded by somebody.
 */
export async function fileResponse(file: StoredFile, headers: Headers): Promise<Response> {
  headers.set('content-type', file.type);
  headers.set('content-length', String(file.size));
  headers.set('content-disposition', disposition(file));
  headers.set('x-content-type-options', 'nosniff');
  headers.set('content-security-policy', policy(file.type));
  return new Response((await readFile(file.fileId)) as BodyInit, { headers });
}

/** For pictures whose address changes with their content: everybody may keep them for a year. */
export function keepForEver(headers: Headers): void {
  headers.set('cache-control', 'public, max-age=31536000, immutable');
}

/** Chromium doesn't show a sandboxed PDF at all; its viewer is a process of its own without our origin. */
function policy(type: string): string {
  return type === 'application/pdf' ? "frame-ancestors 'none'" : "sandbox; default-src 'none'; frame-ancestors 'none'";
}

/** The name twice (RFC 6266): in plain ASCII for old readers, and whole. */
function disposition({ name, type }: StoredFile): string {
  const shown = SHOWN.includes(type) ? 'inline' : 'attachment';
  const safe = [...name.normalize('NFC')].filter((letter) => !/[\p{C}/\\]/u.test(letter)).join('') || 'file';
  const ascii = safe.replace(/[^\x20-\x7e]|["%]/g, '_');
  const whole = encodeURIComponent(safe).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${shown}; filename="${ascii}"; filename*=UTF-8''${whole}`;
}
