import { cameFrom } from '@/lib/domain/areas';
import { MENUS } from '../../_parts/menus';

interface Back {
  href: string;
  label: string;
}

/** The page that the reader came from, by the name it has in the menu; `otherwise` where the address names none. */
export function backTo(area: 'admin' | 'team', from: unknown, otherwise: Back): Back {
  const href = cameFrom(area, from);
  if (!href) return otherwise;
  const path = href.split('?')[0] as string;
  const known = MENUS[area].menu.filter((entry) => path === entry.href || path.startsWith(`${entry.href}/`));
  const nearest = known.toSorted((one, other) => other.href.length - one.href.length)[0];
  return { href, label: nearest?.label ?? 'Back' };
}
