import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { AppError } from '@/lib/domain/errors';
import { counted } from '@/lib/domain/texts/counted';
import { openSession } from '@/lib/platform/auth/session';
import { clientAddress } from '@/lib/platform/limits/client-address';
import { spend, spendOfAddress } from '@/lib/platform/limits/rate-limits';
import { once } from '@/lib/platform/once';
import { isOwnRender } from './page-render';

/** Answered without a page: for machines that watch the process, and the site's icons. */
const NO_PAGES = ['/healthz', '/readyz', '/metrics', '/favicon.ico', '/icon.svg', '/apple-icon.png'];

/**
 * Takes one of the pages that an account, or the address of a visitor, may have rendered in a minute; a page that isn't there is one,
 * too. Null when it may be rendered, else the answer in its place. `token`: of the session, of which nothing is looked up.
 */
export async function spendPage(request: Request, token: string | undefined): Promise<Response | null> {
  if (isNoPage(new URL(request.url).pathname) || isOwnRender(request.headers)) return null;
  try {
    const session = await openSession(token);
    await (session
      ? spend('page-account', session.userId)
      : spendOfAddress('page', clientAddress({ headers: request.headers })));
    return null;
  } catch (error) {
    if (error instanceof AppError && error.retryAfter) return tooMany(error.retryAfter);
    throw error;
  }
}

function isNoPage(path: string): boolean {
  return once('paths-without-page', () => new Set([...NO_PAGES, ...publicFiles()])).has(path);
}

const publicFiles = () =>
  readdirSync('public', { recursive: true, encoding: 'utf8' }).map((name) => `/${name.split(sep).join('/')}`);

/** Cheap to make: no React, no style sheet. */
function tooMany(seconds: number): Response {
  const title = 'Too many pages at once';
  const wait = `Please wait ${counted(seconds, 'second')}, then load this page again.`;
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><body style="font:1rem/1.6 system-ui,sans-serif;max-width:34rem;margin:20vh auto;padding:0 1.5rem"><h1 style="font-size:1.5rem;line-height:1.3">${title}</h1><p>${wait}</p></body></html>`;
  return new Response(html, {
    status: 429,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'retry-after': String(seconds),
      'cache-control': 'no-store',
    },
  });
}
