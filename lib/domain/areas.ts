import type { Role } from './roles';

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
