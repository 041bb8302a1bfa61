import { type Ref, useEffect, useRef } from 'react';
import { EARLY_CHANGE } from '@/lib/platform/web/head-script';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Said to a file's field, with the names of the files as its detail: they were chosen here before the page went; '' takes it back. */
export const CHOOSE_AGAIN = 'choose-again';

const listening = new WeakSet<Element>();

/** Whether a control's change reaches React and the form that holds it: what is filled in before is taken away again. */
export const isListening = (control: Element): boolean => listening.has(control);

/**
 * Keeps what was typed, ticked or chosen in a control before React was there: form libraries set their fields back to the
 * values the server sent, without a word. Give the control the returned ref in place of its own.
 */
export function useEarlyChange<Element extends Control>(own: Ref<Element> | undefined) {
  const isKnown = useRef(false);
  const isReady = useRef(false);
  const current = useRef<Element>(null);
  const again = useRef<() => void>(undefined);
  useEffect(() => {
    // Once all of the page's effects have run: form libraries listen by then.
    const timer = setTimeout(() => {
      again.current?.();
      again.current = undefined;
      isReady.current = true;
      if (current.current) listening.add(current.current);
    });
    return () => clearTimeout(timer);
  }, []);
  return (element: Element | null) => {
    // Read before the form library has the element.
    if (element && !isKnown.current && EARLY_CHANGE in element) again.current = changeOf(element);
    if (element) isKnown.current = true;
    if (element && isReady.current) listening.add(element);
    current.current = element;
    if (typeof own === 'function') return own(element);
    if (own) own.current = element;
  };
}

/** Makes the change once more that the control has now, so that React hears it. */
function changeOf(control: Control): () => void {
  if (control.type === 'file') return () => fire(control, 'change');
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    const { checked } = control;
    return () => press(control, checked);
  }
  const { value } = control;
  return () => write(control, value);
}

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
