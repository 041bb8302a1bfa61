'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { TAB, TAB_COUNT, TAB_LIST } from './tab-style';

export type Tab = { id: string; label: ReactNode; icon?: ReactNode; count?: number; content: ReactNode };

type TabsProps = {
  /** Names the row for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** The id of the tab open at first; the first tab if left out. */
  initial?: string;
  className?: string;
};

/** Tabs inside one page, for parts nobody needs to link to. Arrow keys, Home and End move; panels keep their state. */
export function Tabs({ label, tabs, initial, className }: TabsProps) {
  const prefix = useId();
  const [current, setCurrent] = useState(initial ?? tabs[0]?.id);
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const target = targetOfKey(
      event.key,
      tabs.findIndex((tab) => tab.id === current),
      tabs.length,
    );
    const tab = target === undefined ? undefined : tabs[target];
    if (!tab || target === undefined) return;
    event.preventDefault();
    setCurrent(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  };

  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} onKeyDown={move} className={TAB_LIST}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-${tab.id}-tab`}
            aria-selected={tab.id === current}
            aria-controls={`${prefix}-${tab.id}`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => setCurrent(tab.id)}
            className={TAB}
          >
            {tab.icon}
            {tab.label}
            {tab.count !== undefined && <span className={TAB_COUNT}>{tab.count.toLocaleString('en-GB')}</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}-${tab.id}`}
          aria-labelledby={`${prefix}-${tab.id}-tab`}
          hidden={tab.id !== current}
          className="pt-5"
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}

function targetOfKey(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
