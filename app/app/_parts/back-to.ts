import { currentPlace } from '@/components/shell/current-place';
import { cameFrom } from '@/lib/domain/areas';
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
  const { menu } = MENUS[role];
  const place = currentPlace(href.split('?')[0] as string, menu);
  return { href, label: menu.find((entry) => entry.href === place)?.label ?? 'Back' };
}
