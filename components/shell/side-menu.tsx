'use client';

import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { remember } from '@/components/ui/controls/remember';
import { classNames } from '@/components/ui/layout/class-names';
import { currentPlace } from './current-place';
import { MENU_COOKIE, MENU_ICONS_ONLY } from './menu-cookie';
import type { DrawnMenuEntry } from './menu-entry';

type SideMenuProps = { label: string; entries: readonly DrawnMenuEntry[]; iconsOnly: boolean };

/** The area's menu at the left. Icons only on tablets, and on wide screens when the visitor wants it so. */
export function SideMenu({ label, entries, iconsOnly: initial }: SideMenuProps) {
  const [iconsOnly, setIconsOnly] = useState(initial);
  const current = currentPlace(usePathname(), entries);
  const collapse = (wanted: boolean) => {
    setIconsOnly(wanted);
    remember(MENU_COOKIE, wanted ? MENU_ICONS_ONLY : 'full');
  };
  const labelClass = iconsOnly ? 'sr-only' : 'truncate max-lg:sr-only';
  const CollapseIcon = iconsOnly ? PanelLeftOpen : PanelLeftClose;
  return (
    <div
      className={classNames(
        'sticky top-14 hidden h-[calc(100dvh-3.5rem)] shrink-0 flex-col border-r border-line md:flex md:w-16',
        !iconsOnly && 'lg:w-60',
      )}
    >
      <nav aria-label={label} className="min-h-0 flex-1 overflow-y-auto p-3">
        <ul className="space-y-0.5">
          {entries.map((entry) => (
            <li key={entry.href}>
              <Link
                href={entry.href}
                title={entry.label}
                aria-current={entry.href === current ? 'page' : undefined}
                className={ENTRY}
              >
                {entry.icon}
                <span className={labelClass}>{entry.label}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="hidden border-t border-line p-3 lg:block">
        <button
          type="button"
          aria-pressed={iconsOnly}
          title="Show icons only"
          onClick={() => collapse(!iconsOnly)}
          className={classNames(ENTRY, 'w-full')}
        >
          <CollapseIcon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
          <span className={labelClass}>Show icons only</span>
        </button>
      </div>
    </div>
  );
}

const ENTRY =
  'relative flex min-h-10 items-center gap-3 rounded-control px-2.5 text-sm text-muted transition-colors duration-150 hover:bg-sunken hover:text-ink ' +
  'aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-brand-ink';
