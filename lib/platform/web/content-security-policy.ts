import { createHash } from 'node:crypto';
import { env, isHttps } from '@/lib/platform/env';
import { HEAD_SCRIPT } from '@/lib/platform/web/head-script';

/** Of the one inline script that stands in every page and is ours; React gives it no nonce. */
const HEAD_HASH = hashOf(HEAD_SCRIPT);

/** The policy of a page that is made for this one request: its inline scripts carry the nonce. */
export function policyWithNonce(nonce: string): string {
  return policy([HEAD_HASH, `'nonce-${nonce}'`], [`'nonce-${nonce}'`]);
}

/**
 * A finished page that many requests get, without the nonce it was rendered with, and its policy: the inline scripts and
 * styles that carried the nonce are named by their hashes. One without it is not of our renderer, and may not run.
 */
export function keptPagePolicy(html: string, nonce: string): { html: string; policy: string } {
  const [scripts, styles] = [hashesIn(html, 'script', nonce), hashesIn(html, 'style', nonce)];
  return { html: withoutNonce(html, nonce), policy: policy([HEAD_HASH, ...scripts], styles) };
}

/**
 * Nothing from elsewhere, no inline script but the named ones, no frames but files. Style attributes are allowed: React writes
 * them into the page for sizes and progress, and they can neither run nor load anything the other lines forbid.
 */
function policy(scripts: readonly string[], styles: readonly string[]): string {
  const development = env().NODE_ENV === 'development';
  const lines = [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts, ...(development ? ["'unsafe-eval'"] : [])].join(' '),
    // The development server writes style elements of its own.
    `style-src ${["'self'", ...(development ? ["'unsafe-inline'"] : styles)].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    // Recordings of one's own voice are played from the page's memory.
    "media-src 'self' blob:",
    "font-src 'self'",
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    // Confetti is drawn by a worker it makes of itself.
    "worker-src 'self' blob:",
    "object-src 'none'",
    // A PDF beside its review: of our answers, files alone let themselves be framed.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps() ? ['upgrade-insecure-requests'] : []),
  ];
  return lines.join('; ');
}

/** `'sha256-…'` of every inline element of this kind with the nonce, as it stands once the nonce is taken out. */
function hashesIn(html: string, element: 'script' | 'style', nonce: string): string[] {
  const inline = new RegExp(`<${element}((?:\\s[^>]*)?)>([\\s\\S]*?)</${element}>`, 'g');
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(inline)) {
    const isOurs = nonce !== '' && attributes.includes(` nonce="${nonce}"`);
    if (isOurs && !/\ssrc=/.test(attributes)) hashes.add(hashOf(withoutNonce(text, nonce)));
  }
  return [...hashes];
}

/** What the renderer wrote of the nonce beside the attribute goes too: two renderings of one page must be equal. */
function withoutNonce(html: string, nonce: string): string {
  return nonce === '' ? html : html.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
