'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from '@/components/ui/buttons/link';
import { TAB, TAB_COUNT, TAB_LIST } from './tab-style';

type LinkTab = { href: string; label: ReactNode; icon?: ReactNode; count?: number };

type LinkTabsProps = {
  /** Names the row for screen readers, such as 'Country'. */
  label: string;
  tabs: readonly LinkTab[];
  /** The href of the tab in sight. */
  current: string;
  className?: string;
};

/**
 * Tabs that are addresses: each can be bookmarked, works without JavaScript, and Back goes back. Where there is no room
 * for all of them the row scrolls, and the current one is in view.
 */
export function LinkTabs({ label, tabs, current, className }: LinkTabsProps) {
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current tab is another element with aria-current.
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-current]');
    if (!row.current || !tab) return;
    const [around, inside] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (inside.left < around.left || inside.right > around.right) {
      row.current.scrollLeft += inside.left + inside.width / 2 - (around.left + around.width / 2);
    }
  }, [current]);
  return (
    <nav aria-label={label} className={className}>
      <ul ref={row} className={TAB_LIST}>
        {tabs.map((tab) => (
          <li key={tab.href} className="shrink-0">
            <Link
              href={tab.href}
              scroll={false}
              aria-current={tab.href === current ? 'page' : undefined}
              className={TAB}
            >
              {tab.icon}
              {tab.label}
              {tab.count !== undefined && <span className={TAB_COUNT}>{tab.count.toLocaleString('en-GB')}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
