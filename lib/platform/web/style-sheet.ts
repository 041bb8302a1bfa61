import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { env } from '@/lib/platform/env';
import { once } from '@/lib/platform/once';

/** Where the build puts style sheets, and the address it answers them at. */
const FOLDER = '.next/static/chunks/';
const ADDRESS = '/_next/static/';
/** As Next writes it into the head of a page. */
const LINK = new RegExp(`<link rel="stylesheet" href="${ADDRESS}chunks/([^"/]+\\.css)"[^>]*>`);
const FIRST_FONT = /url\(([^)]*inter-latin\.[^)]*\.woff2)\)/;

/** The address of the font that every page needs first; undefined under `next dev`. */
export const firstFont = (): string | undefined =>
  [...sheets().values()].flatMap((text) => FIRST_FONT.exec(text)?.[1] ?? [])[0];

/**
 * The page with the style sheet that it links written into the end of its head: it is painted one round trip earlier (decision 16). The
 * link stays, disabled, so that no browser fetches it and React knows that the sheet is there.
 * @param nonce what our renderer marks its own styles with
 */
export function withSheetInside(html: string, nonce: string): string {
  const [link = '', name = ''] = LINK.exec(html) ?? [];
  const text = sheets().get(name);
  if (text === undefined) return html;
  const inside = `<style nonce="${nonce}">${text}</style>${link.replace('<link', '<link disabled=""')}</head>`;
  return html.replace(link, '').replace('</head>', () => inside);
}

/** The texts of the build's style sheets by name, their own addresses whole; read once per process. */
const sheets = () => once('style-sheets', read);

function read(): ReadonlyMap<string, string> {
  if (env().NODE_ENV !== 'production' || !existsSync(FOLDER)) return new Map();
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.css'));
  return new Map(
    names.map((name) => [name, readFileSync(FOLDER + name, 'utf8').replaceAll('url(../', `url(${ADDRESS}`)]),
  );
}
