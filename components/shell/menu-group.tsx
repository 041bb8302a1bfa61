import { ChevronRight } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Link } from '@/components/ui/buttons/link';
import { remember } from '@/components/ui/controls/remember';
import { classNames } from '@/components/ui/layout/class-names';
import { MENU_OPEN_COOKIE } from './menu-cookie';
import type { DrawnMenuEntry } from './menu-entry';

interface Look {
  /** The href of the entry that the page belongs to. */
  current: string | undefined;
  iconsOnly: boolean;
  labelClass: string;
  height: string;
}

type MenuGroupProps = Look & { name: string | undefined; entries: readonly DrawnMenuEntry[] };

/** Some entries of the side menu under their name. */
export function MenuGroup({ name, entries, ...look }: MenuGroupProps) {
  return (
    <div>
      {name && (
        <>
          <p
            aria-hidden
            className={classNames(
              'px-3 pt-0.5 text-xs leading-4 text-muted',
              look.iconsOnly ? 'hidden' : 'max-lg:hidden',
            )}
          >
            {name}
          </p>
          <hr aria-hidden className={classNames('mx-2 my-1.5 border-line', !look.iconsOnly && 'lg:hidden')} />
        </>
      )}
      <Entries name={name} entries={entries} {...look} />
    </div>
  );
}

type FoldingGroupProps = Look & {
  name: string;
  entries: readonly DrawnMenuEntry[];
  /** The visitor left it open. */
  isKept: boolean;
  /** Called with the element's id when the visitor opened it. */
  onOpened: (id: string) => void;
};

/** A group behind a button. It is open where the visitor left it open, and on its own pages until it is closed there. */
export function FoldingGroup({ name, entries, isKept: wasKept, onOpened, ...look }: FoldingGroupProps) {
  const id = useId();
  const holdsPage = entries.some(({ href }) => href === look.current);
  const [isKept, setIsKept] = useState(wasKept);
  const [closedOn, setClosedOn] = useState<string>();
  const [wasPressed, setWasPressed] = useState(false);
  const isOpen = isKept || (holdsPage && closedOn !== look.current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a press moves the menu.
  useEffect(() => {
    if (isOpen && wasPressed) onOpened(id);
  }, [isOpen]);
  const toggle = () => {
    setWasPressed(true);
    setClosedOn(isOpen ? look.current : undefined);
    setIsKept(!isOpen);
    remember(MENU_OPEN_COOKIE, isOpen ? 'no' : 'yes');
  };
  return (
    <div id={id}>
      <hr aria-hidden className={classNames('mx-2 my-1.5 border-line', !look.iconsOnly && 'lg:hidden')} />
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`${id}-entries`}
        title={name}
        onClick={toggle}
        className={classNames(SIDE_ENTRY, look.height, 'w-full')}
      >
        <ChevronRight
          aria-hidden
          className={classNames('size-4.5 shrink-0 transition-transform duration-150', isOpen && 'rotate-90')}
          strokeWidth={1.75}
        />
        <span className={look.labelClass}>{name}</span>
      </button>
      <div id={`${id}-entries`} hidden={!isOpen}>
        <Entries name={name} entries={entries} {...look} />
      </div>
    </div>
  );
}

function Entries({ name, entries, current, labelClass, height }: MenuGroupProps) {
  return (
    <ul aria-label={name}>
      {entries.map((entry) => (
        <li key={entry.href}>
          <Link
            href={entry.href}
            title={entry.label}
            aria-current={entry.href === current ? 'page' : undefined}
            className={classNames(SIDE_ENTRY, height)}
          >
            {entry.icon}
            <span className={labelClass}>{entry.label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The current entry has the dot's amber at the menu's edge: you are here now. */
export const SIDE_ENTRY =
  'relative flex items-center gap-3 rounded-control px-3 text-sm whitespace-nowrap text-muted transition-colors duration-150 hover:bg-sunken hover:text-ink pointer-coarse:min-h-11 ' +
  "aria-[current]:bg-sunken aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:before:absolute aria-[current]:before:-start-2 aria-[current]:before:inset-y-1.5 aria-[current]:before:w-[3px] aria-[current]:before:rounded-e-[3px] aria-[current]:before:bg-accent aria-[current]:before:content-['']";
