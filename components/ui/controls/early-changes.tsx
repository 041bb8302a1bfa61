'use client';

import { useEffect, useState } from 'react';
import { EARLY_CHANGE } from '@/lib/head-script';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What happened to a control before React was there, and the function that does it once more so that React hears it. */
interface EarlyChange {
  control: Control;
  replay: () => void;
}

/** Milliseconds between two looks whether React has taken over the rest of the page. */
const LOOK_AGAIN = 50;

/**
 * Keeps what was typed, ticked or chosen before React took the page over: form libraries set their fields back to the
 * values the server sent, without a word. The first component of the root layout, so that it reads before they do.
 */
export function EarlyChanges() {
  const [found] = useState(() => (typeof document === 'undefined' ? [] : markedControls().map(earlyChange)));
  useEffect(() => {
    let timer: number | undefined;
    const look = () => {
      const ready = found.filter(({ control }) => isReacts(control));
      // React owns a control shortly before its form library reads it: hence the change is made at the next look.
      timer = window.setTimeout(() => {
        for (const change of ready) {
          found.splice(found.indexOf(change), 1);
          change.replay();
        }
        timer = undefined;
        if (found.some(({ control }) => control.isConnected)) look();
      }, LOOK_AGAIN);
    };
    const note = (control: EventTarget | null) => {
      if (!isControl(control) || isReacts(control)) return;
      const known = found.findIndex((change) => change.control === control);
      if (known >= 0) found.splice(known, 1);
      found.push(earlyChange(control));
      if (timer === undefined) look();
    };
    // Parts of the page are React's later than this component.
    for (const control of markedControls()) note(control);
    if (found.length > 0 && timer === undefined) look();
    const onInput = ({ target }: Event) => note(target);
    window.addEventListener('input', onInput, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('input', onInput, true);
    };
  }, [found]);
  return null;
}

/** Every control of the page that the script in the head has marked as changed. */
const markedControls = () =>
  [...document.querySelectorAll<Control>('input, select, textarea')].filter((control) => EARLY_CHANGE in control);

function earlyChange(control: Control): EarlyChange {
  if (control.type === 'file') return { control, replay: () => fire(control, 'change') };
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    const { checked } = control;
    return { control, replay: () => press(control, checked) };
  }
  const { value } = control;
  return { control, replay: () => write(control, value) };
}

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** React hydrates a page in parts; the elements of a finished part carry its properties. */
const isReacts = (control: Control) => Object.keys(control).some((key) => key.startsWith('__reactProps$'));

function press(control: HTMLInputElement, checked: boolean) {
  // A radio can't be taken back by a press: the one that replaced it is pressed itself.
  if (control.type === 'radio' && !checked) return;
  control.checked = !checked;
  control.click();
}

function write(control: Control, value: string) {
  if (control instanceof HTMLSelectElement) {
    control.value = value;
    fire(control, 'change');
    return;
  }
  // React hears a change only when the value differs from the one that was last set through the element itself.
  control.value = control.defaultValue === value ? '' : control.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  fire(control, 'input');
}

const fire = (control: Control, type: string) => control.dispatchEvent(new Event(type, { bubbles: true }));
