import type { IncomingMessage } from 'node:http';
import { actionNamedIn, actionOf, type NamedAction } from './page-actions';

export interface Refusal {
  status: 400 | 405 | 409 | 411 | 413 | 503;
  message: string;
  headers?: Record<string, string>;
}

/** Bytes; next.config.js says the same to Next, which would answer more with 500. */
const LONGEST = 64 * 1024;

const REFUSED: Record<Exclude<NamedAction, 'known'>, Refusal> = {
  none: { status: 400, message: 'No form on this page was sent.' },
  'of another build': {
    status: 409,
    message: 'The site has been updated since this form was loaded. Please go back, reload the page and send it again.',
    // Next's script in the page knows by it what has happened.
    headers: { 'x-nextjs-action-not-found': '1' },
  },
};

/**
 * Why a page doesn't take this POST; null for a form that the page shows, sent with or without scripts. A form with an action is read
 * for it, and put back to be read again.
 */
export async function refusalOfPost(request: IncomingMessage): Promise<Refusal | null> {
  const { headers } = request;
  const length = Number(headers['content-length'] ?? 0);
  if (headers['transfer-encoding'] !== undefined)
    return { status: 411, message: 'The request’s length is missing (Content-Length).' };
  if (length > LONGEST) return { status: 413, message: 'A form can have 64 kB at most.' };
  const id = headers['next-action'];
  if (id !== undefined) return refusalOf(actionOf(String(id)));
  const type = headers['content-type'] ?? '';
  // A form that is sent before its script has taken it over: it names no action, and the page is shown again.
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return null;
  if (!/^multipart\/form-data\b/i.test(type))
    return { status: 405, message: 'This page accepts only its own forms.', headers: { allow: 'GET, HEAD' } };
  const form = await formIn(await bodyOf(request, length), type);
  return refusalOf(form ? actionNamedIn(form) : 'none');
}

const refusalOf = (named: NamedAction) => (named === 'known' ? null : REFUSED[named]);

/** null when it isn't the form that its type says. */
function formIn(body: Buffer, type: string): Promise<FormData | null> {
  const read = new Response(new Uint8Array(body), { headers: { 'content-type': type } });
  return read.formData().catch(() => null);
}

/** All of a body of this many bytes, which is then still to be read by others. Rejects when the sender leaves before its end. */
function bodyOf(request: IncomingMessage, length: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let missing = length;
    const read = () => {
      while (missing > 0) {
        const piece: Buffer | null = request.read();
        if (!piece) return;
        pieces.push(piece);
        missing -= piece.length;
      }
      request.off('readable', read).off('close', broken);
      const body = Buffer.concat(pieces);
      // At once: the stream must not emit its end before Next reads it.
      if (length > 0) request.unshift(body);
      resolve(body);
    };
    const broken = () => reject(new Error('the sender left'));
    request.on('readable', read).once('close', broken);
    if (length === 0) read();
  });
}
