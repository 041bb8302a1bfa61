import { COUNTRIES } from '@/lib/domain/countries';
import { SESSION_COOKIE } from '@/lib/platform/auth/session';
import { OWN_RENDER } from './page-render';
import { ROUTER_REQUEST } from './router-request';

/**
 * What a public page shows; when it changes, the page is made anew. 'search' is the courses as the search finds them, 'site' who runs
 * it, which each page says, 'practice' which practice tests are open.
 */
export type Content = 'articles' | 'courses' | 'practice' | 'search' | 'site';

interface PublicPages {
  path: RegExp;
  shows: readonly Exclude<Content, 'site'>[];
  /** The searches it takes; another one, or one for a page without, is rendered per request. */
  query?: RegExp;
}

/** Of a path; no page has a longer one. */
const MOST_CHARACTERS = 300;

const PAGE = 'page=[1-9]\\d{0,4}';
const COUNTRY = `country=(${COUNTRIES.map((country) => country.replace(' ', '(\\+|%20)')).join('|')})`;
const BY_PAGE = new RegExp(`^${PAGE}$`);

/** Every page that is the same for all visitors. The others are rendered per request. */
const PUBLIC_PAGES: readonly PublicPages[] = [
  { path: /^\/$/, shows: ['search', 'articles', 'practice'] },
  { path: /^\/blog$/, shows: ['articles'], query: BY_PAGE },
  { path: /^\/blog\/(view\/[^/]+|rss\.xml)$/, shows: ['articles'] },
  { path: /^\/blog\/topic\/[a-z0-9-]+$/, shows: ['articles'], query: BY_PAGE },
  { path: /^\/news$/, shows: ['articles'], query: BY_PAGE },
  { path: /^\/news\/rss\.xml$/, shows: ['articles'] },
  { path: /^\/courses$/, shows: ['search'], query: new RegExp(`^${COUNTRY}$`) },
  { path: /^\/courses\/[^/]+(\/og\.png)?$/, shows: ['courses'] },
  { path: /^\/universities$/, shows: ['courses'], query: new RegExp(`^${COUNTRY}(&${PAGE})?$|^${PAGE}$`) },
  { path: /^\/study\/[a-z0-9-]+$/, shows: ['search'] },
  { path: /^\/universities\/[^/]+$/, shows: ['courses'], query: BY_PAGE },
  { path: /^\/(privacy|verify|about|contact|terms|refunds)$/, shows: [] },
  { path: /^\/practice(\/[a-z0-9-]+){0,2}$/, shows: ['practice'] },
  // Search engines come for them every few hours: these may be as old as a page gets.
  { path: /^\/(robots\.txt|og\.png|manifest\.webmanifest|sitemap\.xml|sitemaps\/[^/]+)$/, shows: [] },
];

/**
 * The path a visitor's request asks for, in its one spelling, with its page number, when that is a page all visitors share; else null:
 * a signed-in account, a search, our own request for the page to keep, the router's request for parts of a page.
 */
export function publicPath({ method, url, headers }: Request): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (headers.has(OWN_RENDER) || headers.has(ROUTER_REQUEST) || hasSession(headers.get('cookie') ?? '')) return null;
  const { pathname, search } = new URL(url);
  if (pathname.length > MOST_CHARACTERS) return null;
  const path = canonical(pathname);
  const pages = path === null ? null : pagesOf(path);
  if (path === null || !pages || (search !== '' && !pages.query?.test(search.slice(1)))) return null;
  return path + search.replaceAll('%20', '+');
}

/** One spelling for all that name the same path: `%61` is a. null for one that is not encoded well. */
function canonical(path: string): string | null {
  try {
    return path.split('/').map(decodeURIComponent).map(encodeURIComponent).join('/');
  } catch {
    return null;
  }
}

/** Whether a change of this content can be seen on the page at this path. */
export function shows(path: string, content: Content): boolean {
  const pages = pagesOf(path.split('?', 1)[0] ?? '');
  return pages !== undefined && (content === 'site' || pages.shows.includes(content));
}

const pagesOf = (path: string) => PUBLIC_PAGES.find((pages) => pages.path.test(path));

const hasSession = (cookies: string) => cookies.split('; ').some((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`));
