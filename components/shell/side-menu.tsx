'use client';

import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { remember } from '@/components/ui/controls/remember';
import { classNames } from '@/components/ui/layout/class-names';
import { currentPlace } from './current-place';
import { MENU_COOKIE, MENU_ICONS_ONLY } from './menu-cookie';
import type { DrawnMenuEntry } from './menu-entry';
import { FoldingGroup, MenuGroup, SIDE_ENTRY } from './menu-group';

type SideMenuProps = {
  label: string;
  entries: readonly DrawnMenuEntry[];
  /** The group that folds, and whether the visitor keeps it open. */
  folding?: string;
  isOpen: boolean;
  iconsOnly: boolean;
};

/** The area's menu at the left. Icons only on tablets, and on wide screens when the visitor wants it so. */
export function SideMenu({ label, entries, folding, isOpen, iconsOnly: initial }: SideMenuProps) {
  const [iconsOnly, setIconsOnly] = useState(initial);
  const nav = useRef<HTMLElement>(null);
  const current = currentPlace(usePathname(), entries);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another current entry.
  useEffect(() => bringIntoView(nav.current, '[aria-current]'), [current]);
  const collapse = (wanted: boolean) => {
    setIconsOnly(wanted);
    remember(MENU_COOKIE, wanted ? MENU_ICONS_ONLY : 'full');
  };
  const groups = grouped(entries);
  const look = {
    current,
    iconsOnly,
    labelClass: iconsOnly ? 'sr-only' : 'truncate max-lg:sr-only',
    height: groups.length > 1 ? 'min-h-8' : 'min-h-9',
  };
  const CollapseIcon = iconsOnly ? PanelLeftOpen : PanelLeftClose;
  return (
    <div
      className={classNames(
        'print:hidden! sticky top-14 hidden h-[calc(100dvh-3.5rem)] shrink-0 flex-col border-r border-line md:flex md:w-16',
        !iconsOnly && 'lg:w-52',
      )}
    >
      <nav ref={nav} aria-label={label} className="min-h-0 flex-1 overflow-y-auto px-2 py-1 pointer-coarse:py-3">
        {groups.map(({ name, entries: own }) =>
          name && name === folding ? (
            <FoldingGroup
              key={name}
              name={name}
              entries={own}
              isKept={isOpen}
              onOpened={(id) => bringIntoView(nav.current, `#${CSS.escape(id)}`)}
              {...look}
            />
          ) : (
            <MenuGroup key={name ?? own[0]?.href} name={name} entries={own} {...look} />
          ),
        )}
      </nav>
      <div className="hidden border-t border-line px-2 py-0.5 lg:block">
        <button
          type="button"
          aria-pressed={iconsOnly}
          title="Show icons only"
          onClick={() => collapse(!iconsOnly)}
          className={classNames(SIDE_ENTRY, 'min-h-7 w-full')}
        >
          <CollapseIcon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
          <span className={look.labelClass}>Show icons only</span>
        </button>
      </div>
    </div>
  );
}

/** Scrolls the menu alone, as little as needed. */
function bringIntoView(nav: HTMLElement | null, selector: string): void {
  const part = nav?.querySelector(selector);
  if (!nav || !part) return;
  const [around, inside] = [nav.getBoundingClientRect(), part.getBoundingClientRect()];
  if (inside.bottom > around.bottom) nav.scrollTop += inside.bottom - around.bottom;
  if (inside.top < around.top) nav.scrollTop += inside.top - around.top;
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
