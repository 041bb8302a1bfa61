import { existsSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { posix, sep } from 'node:path';
import { env } from '@/lib/platform/env';
import { once } from '@/lib/platform/once';

const FOLDER = '.next/static';
/** As Next names them. */
const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
};

/**
 * Called before Next sees the request: a browser that takes brotli gets the copy of a script or style sheet that the build compressed
 * (scripts/compress-static.mjs), a fifth smaller than Next's own gzip and without its work at each request. Next serves that file
 * like any other of the folder; what the copy is stands in the headers set here.
 */
export function preferCompressed(request: IncomingMessage, response: ServerResponse): void {
  const path = request.url ?? '';
  if (!path.startsWith('/_next/static/') || !isPlainRead(request) || !takesBrotli(request)) return;
  const type = TYPES[posix.extname(path)];
  if (!type || !once('compressed-files', compressedFiles).has(path)) return;
  request.url = `${path}.br`;
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Encoding', 'br');
  response.setHeader('Vary', 'Accept-Encoding');
}

/** Only of one that can't be refused is the answer sure to be the file. */
function isPlainRead({ method = '', headers }: IncomingMessage): boolean {
  const conditions = ['range', 'if-match', 'if-unmodified-since'];
  return ['GET', 'HEAD'].includes(method) && !conditions.some((name) => name in headers);
}

/** Whether its `accept-encoding` names brotli, and not with a weight of 0. */
function takesBrotli({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const accepted = String(headers['accept-encoding'] ?? '');
  const named = accepted.split(',').find((one) => one.split(';')[0]?.trim().toLowerCase() === 'br');
  return named !== undefined && !/;\s*q=0(\.0*)?\s*$/i.test(named);
}

/** The addresses of the files that have a compressed copy; none under `next dev`, or when the build was made by `next build` alone. */
function compressedFiles(): Set<string> {
  if (env().NODE_ENV !== 'production' || !existsSync(FOLDER)) return new Set();
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  return new Set(
    names
      .filter((name) => name.endsWith('.br'))
      .map((name) => `/_next/static/${name.slice(0, -'.br'.length).split(sep).join('/')}`),
  );
}
