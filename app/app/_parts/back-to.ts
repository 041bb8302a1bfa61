import { areaOf, cameFrom } from '@/lib/domain/areas';
import type { Role } from '@/lib/domain/roles';
import { MENUS } from './menus';

interface Back {
  href: string;
  label: string;
}

/** The page that the reader came from, by the name its screen has in the menu; `otherwise` where the address names none. */
export function backTo(role: Role, from: unknown, otherwise: Back): Back {
  const href = cameFrom(role, from);
  if (!href) return otherwise;
  const path = href.split('?')[0] as string;
  const screens = MENUS[role].menu.flatMap((entry) =>
    [entry.href, entry.match ?? []].flat().map((start) => ({ start, label: entry.label })),
  );
  // The home's address is the beginning of every other one.
  const known = screens.filter(
    ({ start }) => path === start || (start !== areaOf(role) && path.startsWith(`${start}/`)),
  );
  const nearest = known.toSorted((one, other) => other.start.length - one.start.length)[0];
  return { href, label: nearest?.label ?? 'Back' };
}
