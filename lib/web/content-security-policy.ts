import { createHash } from 'node:crypto';
import { env, isHttps } from '@/lib/env';
import { HEAD_SCRIPT } from '@/lib/head-script';

/** Of the one inline script that stands in every page and is ours; React gives it no nonce. */
const HEAD_HASH = hashOf(HEAD_SCRIPT);

/** The policy of a page that is made for this one request: its inline scripts carry the nonce. */
export function policyWithNonce(nonce: string): string {
  return policy([HEAD_HASH, `'nonce-${nonce}'`], [`'nonce-${nonce}'`]);
}

/** The policy of a finished page that many requests get: its inline scripts and styles are named by their hashes. */
export function policyOfPage(html: string): string {
  return policy(hashesIn(html, 'script'), hashesIn(html, 'style'));
}

/**
 * Nothing from elsewhere, no inline script but the named ones, no frames. Style attributes are allowed: React writes
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
    "font-src 'self'",
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    // Confetti is drawn by a worker it makes of itself.
    "worker-src 'self' blob:",
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps() ? ['upgrade-insecure-requests'] : []),
  ];
  return lines.join('; ');
}

/** `'sha256-…'` of every inline element of this kind; scripts that are data (JSON-LD) need none. */
function hashesIn(html: string, element: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${element}((?:\\s[^>]*)?)>([\\s\\S]*?)</${element}>`, 'g');
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(inline)) {
    if (/\ssrc=|\stype="application\//.test(attributes)) continue;
    hashes.add(hashOf(text));
  }
  return [...hashes];
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
