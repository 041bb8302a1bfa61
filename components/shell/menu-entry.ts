import type { ReactNode } from 'react';
import type { MenuIconName } from './menu-icon';

export type MenuEntry = {
  href: string;
  label: string;
  /** For the narrow bar on phones, where `label` would be cut off. */
  shortLabel?: string;
  icon: MenuIconName;
  /** Stands over the entries of one group; those of a group follow each other. */
  group?: string;
  /** Starts of the addresses that belong to it, when that is not `href`: '/app/agent/add-student' for '…/new'. */
  match?: string | readonly string[];
};

/** A menu entry with its icon already drawn, so that the browser gets no icon table. */
export type DrawnMenuEntry = Omit<MenuEntry, 'icon'> & { icon: ReactNode };
