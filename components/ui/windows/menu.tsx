'use client';

import Link from 'next/link';
import { type KeyboardEvent, type ReactNode, useEffect, useId } from 'react';
import { classNames } from '../layout/class-names';
import type { Align } from './place-beside';
import { FLOATING, useFloating } from './use-floating';

/** `isFile`: the address is a file to save, which the router must not fetch as if it were a page. */
export type MenuItem = { label: string; icon?: ReactNode; destructive?: boolean; disabled?: boolean } & (
  | { href: string; isFile?: boolean; onSelect?: undefined }
  | { href?: undefined; onSelect: () => void }
);

type MenuProps = {
  trigger: ReactNode;
  /** The button's accessible name, when `trigger` has no words. */
  triggerLabel?: string;
  triggerClassName?: string;
  items: readonly MenuItem[];
  align?: Align;
};

/** A button and the list of actions behind it. Arrow keys, Home, End and first letters move; Escape leaves. */
export function Menu({ trigger, triggerLabel, triggerClassName, items, align = 'end' }: MenuProps) {
  const id = useId();
  const { anchor, panel, open } = useFloating<HTMLButtonElement>(align);

  useEffect(() => {
    if (open) entries(panel.current)[0]?.focus();
  }, [open, panel]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') panel.current?.hidePopover();
    const all = entries(event.currentTarget);
    const target = targetOfKey(event.key, all);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  const select = (item: MenuItem) => {
    panel.current?.hidePopover();
    item.onSelect?.();
  };

  return (
    <>
      <button
        ref={anchor}
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={triggerLabel}
        title={triggerLabel}
        className={triggerClassName}
      >
        {trigger}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="menu"
        aria-label={triggerLabel}
        onKeyDown={onKeyDown}
        className={classNames(FLOATING, 'min-w-44 py-1')}
      >
        {open && items.map((item) => <Entry key={item.label} item={item} onSelect={() => select(item)} />)}
      </div>
    </>
  );
}

function Entry({ item, onSelect }: { item: MenuItem; onSelect: () => void }) {
  const className = classNames(
    'flex min-h-10 w-full items-center gap-2.5 px-3.5 py-1.5 text-left hover:bg-sunken focus-visible:bg-sunken focus-visible:-outline-offset-2',
    'disabled:cursor-not-allowed disabled:text-muted disabled:opacity-60',
    item.destructive && 'text-danger-ink',
  );
  if (item.href !== undefined && item.isFile) {
    return (
      <a href={item.href} download role="menuitem" tabIndex={-1} onClick={onSelect} className={className}>
        {item.icon}
        {item.label}
      </a>
    );
  }
  if (item.href !== undefined) {
    return (
      <Link href={item.href} role="menuitem" tabIndex={-1} onClick={onSelect} className={className}>
        {item.icon}
        {item.label}
      </Link>
    );
  }
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={item.disabled}
      onClick={onSelect}
      className={className}
    >
      {item.icon}
      {item.label}
    </button>
  );
}

function entries(menu: HTMLElement | null): HTMLElement[] {
  return menu ? [...menu.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)')] : [];
}

function targetOfKey(key: string, all: HTMLElement[]): HTMLElement | undefined {
  const current = all.indexOf(document.activeElement as HTMLElement);
  switch (key) {
    case 'ArrowDown':
      return all[(current + 1) % all.length];
    case 'ArrowUp':
      return all.at(current <= 0 ? -1 : current - 1);
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
    default: {
      if (!/^\S$/u.test(key)) return undefined;
      const fromNext = [...all.slice(current + 1), ...all];
      return fromNext.find((entry) => entry.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()));
    }
  }
}
