'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../layout/class-names';

interface GroupedOptionsProps<O> {
  /** The listbox's id; its options have `{id}-0`, `{id}-1` … */
  id: string;
  label: string;
  groups: readonly { label: string; options: readonly O[] }[];
  keyOf: (option: O) => string;
  /** The place of the marked option among all; -1 for none. */
  marked: number;
  onChoose: (option: O) => void;
  /** What stands in an option. */
  children: (option: O, isMarked: boolean) => ReactNode;
  className: string;
  optionClass: string;
}

/** The list under a box, by groups. The focus stays in the box: the marked option is only marked. */
export function GroupedOptions<O>(props: GroupedOptionsProps<O>) {
  const { id, label, groups, keyOf, marked, onChoose, children, className, optionClass } = props;
  const list = useRef<HTMLDivElement>(null);
  const all = groups.flatMap(({ options }) => options);
  useEffect(() => {
    if (marked >= 0) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      className={classNames(POPUP, 'py-1', className)}
    >
      {groups.map((group) => (
        <fieldset key={group.label} aria-label={group.label} className="min-w-0">
          <p aria-hidden className="px-3 pt-2 pb-1 text-xs font-medium text-muted">
            {group.label}
          </p>
          {group.options.map((option) => {
            const place = all.indexOf(option);
            const isMarked = place === marked;
            return (
              <button
                key={keyOf(option)}
                type="button"
                role="option"
                id={`${id}-${place}`}
                tabIndex={-1}
                aria-selected={isMarked}
                onClick={() => onChoose(option)}
                className={classNames(
                  'min-h-10 w-full scroll-mt-9 px-3 text-left',
                  optionClass,
                  isMarked
                    ? 'bg-brand-soft text-brand-ink outline-2 -outline-offset-2 outline-brand'
                    : 'hover:bg-sunken',
                )}
              >
                {children(option, isMarked)}
              </button>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}

/** How such a list looks, also where there is nothing in it. */
export const POPUP =
  'absolute top-full z-20 mt-1 animate-fade overflow-y-auto overscroll-contain ' +
  'rounded-card border border-line bg-raised text-sm shadow-float';
