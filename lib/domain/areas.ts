import type { Role } from './roles';

const EVERY_ROLE = ['student', 'team', 'admin', 'agent'] as const;
const STAFF = ['team', 'admin'] as const;

/** The screens at /app/[area]/… that roles share, and who has them; for the others they don't exist. */
export const SHARED_SCREENS = {
  applications: STAFF,
  'applied-successfully': ['student', 'agent'],
  messages: EVERY_ROLE,
  notifications: EVERY_ROLE,
  password: ['agent', ...STAFF],
  'reply-templates': STAFF,
  'saved-applications': EVERY_ROLE,
  'search-course': EVERY_ROLE,
  settings: EVERY_ROLE,
  students: ['agent', ...STAFF],
  'view-application': EVERY_ROLE,
  'view-profile': EVERY_ROLE,
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

/** Behind the address of a search page: its keyword box takes the focus. */
export const TYPE_AT_ONCE = '#type';
