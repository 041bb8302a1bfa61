import type { IncomingMessage } from 'node:http';
import { SESSION_COOKIE } from '@/lib/auth/session';
import { COUNTRIES } from '@/lib/domain/countries';

/** What a public page shows; when it changes, the page is made anew. 'search' is the courses as the search finds them. */
export type Content = 'articles' | 'courses' | 'search';

interface PublicPages {
  path: RegExp;
  shows: readonly Content[];
  /** The searches it takes; another one, or one for a page without, is rendered per request. */
  query?: RegExp;
  /** Needs its scripts at once; the others are there to be read and get them late (`late-scripts.ts`). */
  worked?: boolean;
}

const PAGE = 'page=[1-9]\\d{0,4}';
const COUNTRY = `country=(${COUNTRIES.map((country) => country.replace(' ', '(\\+|%20)')).join('|')})`;
const BY_PAGE = new RegExp(`^${PAGE}$`);

/** Every page that is the same for all visitors. The others are rendered per request. */
const PUBLIC_PAGES: readonly PublicPages[] = [
  { path: /^\/$/, shows: ['search', 'articles'] },
  { path: /^\/blog$/, shows: ['articles'], query: BY_PAGE },
  { path: /^\/blog\/(view\/[^/]+|rss\.xml)$/, shows: ['articles'] },
  { path: /^\/news$/, shows: ['articles'], query: BY_PAGE },
  { path: /^\/news\/rss\.xml$/, shows: ['articles'] },
  { path: /^\/courses$/, shows: ['search'], query: new RegExp(`^${COUNTRY}$`), worked: true },
  { path: /^\/courses\/[^/]+(\/og\.png)?$/, shows: ['courses'] },
  { path: /^\/universities$/, shows: ['courses'], query: new RegExp(`^${COUNTRY}(&${PAGE})?$|^${PAGE}$`) },
  { path: /^\/universities\/[^/]+$/, shows: ['courses'], query: BY_PAGE },
  // Search engines come for them every few hours: these may be as old as a page gets.
  { path: /^\/(robots\.txt|sitemap\.xml|sitemaps\/[^/]+)$/, shows: [] },
];

/**
 * The path a visitor's request asks for, with its page number, when that is a page all visitors share; else null:
 * somebody signed in, a part of a page that the router asks for, a search.
 */
export function publicPath({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (headers.rsc !== undefined || headers['next-action'] !== undefined) return null;
  if (hasSession(headers.cookie)) return null;
  const [path = '', query] = url.split('?', 2);
  const pages = pagesOf(path);
  if (!pages || path.length > 300) return null;
  if (query === undefined || query === '') return path;
  return pages.query?.test(query) ? `${path}?${query}` : null;
}

/** Whether a change of this content can be seen on the page at this path. */
export function shows(path: string, content: Content): boolean {
  return pagesOf(path.split('?', 1)[0] ?? '')?.shows.includes(content) ?? false;
}

/** Whether the page at this path is there to be read: whole and usable without its scripts. */
export function isForReading(path: string): boolean {
  const pages = pagesOf(path.split('?', 1)[0] ?? '');
  return pages !== undefined && !pages.worked;
}

const pagesOf = (path: string) => PUBLIC_PAGES.find((pages) => pages.path.test(path));

const hasSession = (cookies = '') => cookies.split('; ').some((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`));
