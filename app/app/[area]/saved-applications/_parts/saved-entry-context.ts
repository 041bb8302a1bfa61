import { createContext } from 'react';

/** What the button inside a saved course's card needs of the list around it. */
interface SavedEntry {
  name: string;
  remove: () => void;
  /** Its removal was just undone. */
  broughtBack: boolean;
}

export const SavedEntryContext = createContext<SavedEntry | null>(null);

/** The button that was pressed has just vanished: the focus goes to the one in its place. */
export const takeFocus = (button: HTMLButtonElement | null) => button?.focus();
