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
  const groups = grouped(entries);
  const height = groups.length > 1 ? 'min-h-8' : 'min-h-9';
  const CollapseIcon = iconsOnly ? PanelLeftOpen : PanelLeftClose;
  return (
    <div
      className={classNames(
        'print:hidden! sticky top-14 hidden h-[calc(100dvh-3.5rem)] shrink-0 flex-col border-r border-line md:flex md:w-16',
        !iconsOnly && 'lg:w-52',
      )}
    >
      <nav aria-label={label} className="min-h-0 flex-1 overflow-y-auto px-2 py-2 pointer-coarse:py-3">
        {groups.map(({ name, entries: own }) => (
          <div key={name ?? own[0]?.href}>
            {name && <GroupName name={name} iconsOnly={iconsOnly} />}
            <ul aria-label={name}>
              {own.map((entry) => (
                <li key={entry.href}>
                  <Link
                    href={entry.href}
                    title={entry.label}
                    aria-current={entry.href === current ? 'page' : undefined}
                    className={classNames(ENTRY, height)}
                  >
                    {entry.icon}
                    <span className={labelClass}>{entry.label}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="hidden border-t border-line px-2 py-0.5 lg:block">
        <button
          type="button"
          aria-pressed={iconsOnly}
          title="Show icons only"
          onClick={() => collapse(!iconsOnly)}
          className={classNames(ENTRY, 'min-h-8 w-full')}
        >
          <CollapseIcon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
          <span className={labelClass}>Show icons only</span>
        </button>
      </div>
    </div>
  );
}

function GroupName({ name, iconsOnly }: { name: string; iconsOnly: boolean }) {
  return (
    <>
      <p
        aria-hidden
        className={classNames('px-3 pt-1 text-xs leading-4 text-muted', iconsOnly ? 'hidden' : 'max-lg:hidden')}
      >
        {name}
      </p>
      <hr aria-hidden className={classNames('mx-2 my-1.5 border-line', !iconsOnly && 'lg:hidden')} />
    </>
  );
}

/** The entries in their order, those of one group together; entries without a group stand for themselves. */
function grouped(entries: readonly DrawnMenuEntry[]): { name: string | undefined; entries: DrawnMenuEntry[] }[] {
  const groups: { name: string | undefined; entries: DrawnMenuEntry[] }[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && last.name === entry.group) last.entries.push(entry);
    else groups.push({ name: entry.group, entries: [entry] });
  }
  return groups;
}

/** The current entry has the dot's amber at the menu's edge: you are here now. */
const ENTRY =
  'relative flex items-center gap-3 rounded-control px-3 text-sm whitespace-nowrap text-muted transition-colors duration-150 hover:bg-sunken hover:text-ink pointer-coarse:min-h-11 ' +
  "aria-[current]:bg-sunken aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:before:absolute aria-[current]:before:-start-2 aria-[current]:before:inset-y-1.5 aria-[current]:before:w-[3px] aria-[current]:before:rounded-e-[3px] aria-[current]:before:bg-accent aria-[current]:before:content-['']";
