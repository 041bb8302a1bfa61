import { existsSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { posix, sep } from 'node:path';
import { env } from '@/lib/platform/env';
import { once } from '@/lib/platform/once';
import { takesEncoding } from '@/lib/platform/server/body-encoding';

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
  if (!path.startsWith('/_next/static/') || !takesEncoding(request.headers['accept-encoding'], 'br')) return;
  const type = TYPES[posix.extname(path)];
  if (!type || !once('compressed-files', compressedFiles).has(path)) return;
  request.url = `${path}.br`;
  const headers = { 'Content-Type': type, 'Content-Encoding': 'br', Vary: 'Accept-Encoding' };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    // A refusal isn't the file.
    if (status >= 400) {
      for (const [name, value] of Object.entries(headers))
        if (response.getHeader(name) === value) response.removeHeader(name);
    }
    return writeHead(status, ...rest);
  };
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
