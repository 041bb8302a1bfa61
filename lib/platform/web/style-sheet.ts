import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { env } from '@/lib/platform/env';
import { once } from '@/lib/platform/once';

/** The site's one style sheet, as the build made it. */
export interface StyleSheet {
  /** Its address, for pages that link it. */
  href: string;
  /** What it says, for pages that carry it; its own addresses are whole. */
  text: string;
  /** The text's hash, as a Content-Security-Policy names it. */
  hash: string;
  /** The address of the font that every page needs first. */
  font: string;
}

/** Where Next puts style sheets, and the address it answers them at. */
const FOLDER = '.next/static/chunks';
const ADDRESS = '/_next/static';
const FIRST_FONT = /url\(([^)]*inter-latin\.[^)]*\.woff2)\)/;

/**
 * The style sheet of the build, read once per process: the one that names the font every page begins with. null under `next dev`,
 * which links it by itself. Throws when the build has none.
 */
export const styleSheet = (): StyleSheet | null => once('style-sheet', read);

/** The `Link` header that has the sheet fetched ahead of what links it; null where the process has none. */
export function sheetAhead(): string | null {
  const sheet = styleSheet();
  return sheet && `<${sheet.href}>; rel=preload; as="style"`;
}

function read(): StyleSheet | null {
  if (env().NODE_ENV !== 'production') return null;
  const names = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.css')) : [];
  for (const name of names) {
    const text = readFileSync(`${FOLDER}/${name}`, 'utf8').replaceAll('url(../', `url(${ADDRESS}/`);
    const [, font] = FIRST_FONT.exec(text) ?? [];
    if (!font) continue;
    const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    return { href: `${ADDRESS}/chunks/${name}`, text, hash, font };
  }
  throw new Error(`No style sheet of the site in ${FOLDER}: run \`npm run build\`.`);
}
