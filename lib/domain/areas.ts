import type { Role } from './roles';

/**
 * The places in the address of a course's page and of the saved courses. The specification fixes both; they say something else, so only
 * these two and the folders of the routes are called that.
 */
export const COURSE_PAGE = 'view-application';
export const SAVED_COURSES = 'saved-applications';

const EVERY_ROLE = ['student', 'team', 'admin', 'agent'] as const;
const STAFF = ['team', 'admin'] as const;
const AND_HELPERS = [...EVERY_ROLE, 'helper'] as const;

/** The screens at /app/[area]/… that roles share, and who has them; for the others they don't exist. */
export const SHARED_SCREENS = {
  'api-tokens': ['agent', ...STAFF],
  applications: STAFF,
  'applied-successfully': ['student', 'agent', 'helper'],
  leads: STAFF,
  messages: AND_HELPERS,
  notifications: AND_HELPERS,
  'papers-that-end': ['agent', ...STAFF],
  password: ['agent', 'helper', ...STAFF],
  'practice-sent': EVERY_ROLE,
  receipts: ['student', 'agent'],
  'reply-templates': STAFF,
  [SAVED_COURSES]: EVERY_ROLE,
  scholarships: ['agent', ...STAFF],
  'search-course': AND_HELPERS,
  settings: AND_HELPERS,
  students: ['agent', ...STAFF],
  [COURSE_PAGE]: AND_HELPERS,
  webhooks: ['agent', 'admin'],
  'view-profile': ['agent', 'helper', ...STAFF],
} as const satisfies Record<string, readonly Role[]>;

export type SharedScreen = keyof typeof SHARED_SCREENS;

/** The home of a role's area: '/app/student'. */
export function areaOf(role: Role): string {
  return `/app/${role}`;
}

/**
 * Where to go after signing in: the page that was asked for, if it is one of this site's own; else the role's home.
 * Anything that could leave the site ('//host', a scheme, a backslash) is ignored.
 */
export function afterSignIn(role: Role, next: string | null | undefined): string {
  const home = areaOf(role);
  if (!next || !/^\/(?![/\\])[^\\\s]*$/.test(next)) return home;
  const path = next.split('?')[0] as string;
  const ownArea = path === home || path.startsWith(`${home}/`);
  return ownArea || !path.startsWith('/app') ? next : home;
}

/** The longest address that `cameFrom` takes. */
const LONGEST_FROM = 500;

/**
 * The page that the reader came from, as `from` in an address names it: one of their own area, with its filters; null for
 * anything else.
 */
export function cameFrom(role: Role, from: unknown): string | null {
  if (typeof from !== 'string' || from.length > LONGEST_FROM || !/^\/[\w/?&=%.+~:@,;!'()*$-]*$/.test(from)) return null;
  const home = areaOf(role);
  const path = from.split('?')[0] as string;
  const isOwn = path === home || path.startsWith(`${home}/`);
  return isOwn && !path.includes('//') && !path.includes('..') ? from : null;
}

/** An address that remembers where its reader came from. */
export function withFrom(href: string, from: string | null): string {
  return from ? `${href}${href.includes('?') ? '&' : '?'}from=${encodeURIComponent(from)}` : href;
}
