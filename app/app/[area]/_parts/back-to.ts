import { currentPlace } from '@/components/shell/current-place';
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
  const { menu } = MENUS[area];
  const place = currentPlace(href.split('?')[0] as string, menu);
  return { href, label: menu.find((entry) => entry.href === place)?.label ?? 'Back' };
}
