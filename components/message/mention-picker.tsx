'use client';

import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '@/components/ui/layout/class-names';

interface Named {
  _id: string;
  name: string;
}

interface MentionPickerProps {
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  people: readonly Named[];
  onWrite: (text: string) => void;
}

const MOST_SHOWN = 6;
/** An '@' after a blank, and what is typed of a name until the caret. */
const TYPED = /(?:^|\s)@([\p{L}\p{M}'’. -]{0,40})$/u;

/**
 * The people whose names begin as what is typed after an '@': arrows choose, Enter or Tab writes the name, Escape leaves.
 * The focus stays in the text box.
 */
export function MentionPicker({ box, text, people, onWrite }: MentionPickerProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const found = typed === null ? [] : matching(people, typed);
  const isOpen = found.length > 0;
  const active = found[Math.min(chosen, found.length - 1)];

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is before the caret changes with the text.
  useEffect(() => {
    const element = box.current;
    const before = element?.value.slice(0, element.selectionStart) ?? '';
    setTyped(TYPED.exec(before)?.[1]?.toLowerCase() ?? null);
    setChosen(0);
  }, [text, box]);

  const write = ({ name }: Named) => {
    const element = box.current;
    if (!element) return;
    // What stands in the box now: a key may come before what it typed last has been drawn.
    const { value, selectionStart: caret } = element;
    const begun = TYPED.exec(value.slice(0, caret))?.[1];
    if (begun === undefined) return;
    const start = caret - begun.length;
    onWrite(`${value.slice(0, start)}${name} ${value.slice(caret)}`);
    setTyped(null);
    element.focus();
    requestAnimationFrame(() => element.setSelectionRange(start + name.length + 1, start + name.length + 1));
  };
  const onKey = (event: KeyboardEvent) => {
    if (!isOpen || !active) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setChosen((chosen + step + found.length) % found.length);
    else if (event.key === 'Enter' || event.key === 'Tab') write(active);
    else if (event.key === 'Escape') setTyped(null);
    else return;
    // The box itself would send or leave.
    event.preventDefault();
    event.stopPropagation();
  };
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const element = box.current;
    const listen = (event: KeyboardEvent) => latest.current(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [box]);
  useEffect(() => {
    const element = box.current;
    if (!element || !isOpen || !active) return;
    element.setAttribute('aria-controls', listId);
    element.setAttribute('aria-activedescendant', `${listId}-${active._id}`);
    return () => {
      element.removeAttribute('aria-controls');
      element.removeAttribute('aria-activedescendant');
    };
  }, [box, isOpen, active, listId]);

  if (!isOpen) return null;
  return (
    <div
      id={listId}
      role="listbox"
      aria-label="People to mention"
      className="mb-2 overflow-hidden rounded-control border border-line bg-raised text-sm shadow-float"
    >
      {found.map((person) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text box, which names the active one.
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard at the text box.
        <div
          key={person._id}
          id={`${listId}-${person._id}`}
          role="option"
          aria-selected={person === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => write(person)}
          className={classNames(
            'cursor-pointer px-3 py-1.5 pointer-coarse:py-3',
            person === active ? 'bg-brand-soft' : 'hover:bg-sunken',
          )}
        >
          {person.name}
        </div>
      ))}
    </div>
  );
}

/** The names that begin so, then those of which another word does. */
function matching(people: readonly Named[], typed: string): Named[] {
  const starts = people.filter(({ name }) => name.toLowerCase().startsWith(typed));
  const others = people.filter((person) => !starts.includes(person) && person.name.toLowerCase().includes(` ${typed}`));
  return [...starts, ...others].slice(0, MOST_SHOWN);
}
