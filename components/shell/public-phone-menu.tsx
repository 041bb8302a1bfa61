'use client';

import { Menu as MenuLines } from 'lucide-react';
import { ICON_BUTTON } from '@/components/ui/icon-button';
import { Menu } from '@/components/ui/menu';

/** The public links behind one button, on phones. */
export function PublicPhoneMenu({ links }: { links: readonly { href: string; label: string }[] }) {
  return (
    <div className="md:hidden">
      <Menu
        trigger={<MenuLines aria-hidden className="size-5" />}
        triggerLabel="Menu"
        triggerClassName={ICON_BUTTON}
        items={links}
      />
    </div>
  );
}
