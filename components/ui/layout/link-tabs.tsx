import Link from 'next/link';
import type { ReactNode } from 'react';
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

/** Tabs that are addresses: each can be bookmarked, works without JavaScript, and Back goes back. */
export function LinkTabs({ label, tabs, current, className }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className={TAB_LIST}>
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
