'use client';

import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from '@/components/ui/buttons/link';
import { classNames } from '../layout/class-names';
import type { Align } from './place-beside';
import type { PopoverProps } from './popover';
import { FLOATING, usePlacedBeside } from './use-floating';

/** `isFile`: the address is a file to save, which the router must not fetch as if it were a page. */
export type MenuItem = { label: string; icon?: ReactNode; destructive?: boolean; disabled?: boolean } & (
  | { href: string; isFile?: boolean; onSelect?: undefined }
  | { href?: undefined; onSelect: () => void }
);

type MenuProps = Pick<PopoverProps, 'trigger' | 'triggerLabel' | 'triggerClassName' | 'align'> & {
  items: readonly MenuItem[];
};

/**
 * A button and the list of actions behind it. Arrow keys, Home, End and first letters move; Escape leaves. Until it is
 * pressed it is a button alone: a page may have dozens.
 */
export function Menu({ trigger, triggerLabel, triggerClassName, items, align = 'end' }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        onClick={(event) => {
          // A press while it is open closes it by itself, as `popoverTargetElement` has it below.
          if (panel.current?.matches(':popover-open')) return;
          event.preventDefault();
          // Closed, but the browser's event about it is still to come: the same list is shown again.
          if (panel.current) show(panel.current);
          else setOpen(true);
        }}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={triggerLabel}
        title={triggerLabel}
        className={triggerClassName}
      >
        {trigger}
      </button>
      {open && (
        <Panel
          button={button}
          panel={panel}
          label={triggerLabel}
          items={items}
          align={align}
          onClosed={() => setOpen(false)}
        />
      )}
    </>
  );
}

type PanelProps = {
  button: RefObject<HTMLButtonElement | null>;
  panel: RefObject<HTMLDivElement | null>;
  label: string | undefined;
  items: readonly MenuItem[];
  align: Align;
  onClosed: () => void;
};

/** The open list: there as long as it is open. */
function Panel({ button, panel, label, items, align, onClosed }: PanelProps) {
  useEffect(() => {
    const trigger = button.current;
    if (!panel.current?.matches(':popover-open')) panel.current?.showPopover();
    // Else a press on the button would close it as one elsewhere does, and open it anew.
    if (trigger) trigger.popoverTargetElement = panel.current;
    return () => {
      if (trigger) trigger.popoverTargetElement = null;
    };
  }, [button, panel]);
  usePlacedBeside(button, panel, true, align);
  useEffect(() => {
    if (panel.current) focusFirst(panel.current);
  }, [panel]);
  // What had the focus may be gone with new contents, such as a move that another's move ruled out.
  useEffect(() => {
    if (panel.current && document.activeElement === document.body) focusFirst(panel.current);
  });
  return (
    <div
      ref={panel}
      popover="auto"
      role="menu"
      aria-label={label}
      onKeyDown={onKeyDown}
      onToggle={(event) => event.newState === 'closed' && onClosed()}
      className={classNames(FLOATING, 'min-w-44 py-1')}
    >
      {items.map((item) => (
        <Entry
          key={item.label}
          item={item}
          onSelect={() => {
            panel.current?.hidePopover();
            item.onSelect?.();
          }}
        />
      ))}
    </div>
  );
}

function Entry({ item, onSelect }: { item: MenuItem; onSelect: () => void }) {
  const className = classNames(
    'flex min-h-10 w-full items-center gap-2.5 px-3.5 py-1.5 text-left hover:bg-sunken focus-visible:bg-sunken focus-visible:-outline-offset-2',
    'disabled:cursor-not-allowed disabled:text-muted disabled:opacity-60',
    item.destructive && 'text-danger-ink',
  );
  const shared = { role: 'menuitem', tabIndex: -1, onClick: onSelect, className };
  const content = (
    <>
      {item.icon}
      {item.label}
    </>
  );
  if (item.href === undefined) {
    return (
      <button type="button" disabled={item.disabled} {...shared}>
        {content}
      </button>
    );
  }
  if (item.isFile) {
    return (
      <a href={item.href} download {...shared}>
        {content}
      </a>
    );
  }
  return (
    <Link href={item.href} {...shared}>
      {content}
    </Link>
  );
}

function show(menu: HTMLElement): void {
  menu.showPopover();
  focusFirst(menu);
}

function focusFirst(menu: HTMLElement): void {
  entries(menu)[0]?.focus();
}

function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.key === 'Tab') event.currentTarget.hidePopover();
  const all = entries(event.currentTarget);
  const target = targetOfKey(event.key, all);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function entries(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)')];
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
