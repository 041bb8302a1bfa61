'use client';

import type { ReactNode } from 'react';
import { Link } from '@/components/ui/buttons/link';
import { Sheet } from '@/components/ui/windows/sheet';
import type { DrawnMenuEntry } from './menu-entry';
import { UnreadBadge } from './notices/unread-badge';

interface MoreSheetProps {
  entries: readonly DrawnMenuEntry[];
  /** The href of the entry that the page belongs to. */
  current: string | undefined;
  /** On top: who is signed in. */
  user: ReactNode;
  /** Messages that were not read, shown at their entry. */
  unread: number;
  onClose: () => void;
}

/** The drawer of a phone's menu, open: what has no room in the bar. */
export function MoreSheet({ entries, current, user, unread, onClose }: MoreSheetProps) {
  return (
    <Sheet open onClose={onClose} title="More">
      {user}
      <ul className="mt-3 grid grid-cols-2 gap-1">
        {entries.map((entry) => (
          <li key={entry.href}>
            <Link
              href={entry.href}
              onClick={onClose}
              aria-current={entry.href === current ? 'page' : undefined}
              className={ENTRY}
            >
              {entry.icon}
              {entry.label}
              {entry.href.endsWith('/messages') && <UnreadBadge count={unread} className="ml-auto" />}
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

const ENTRY =
  'flex min-h-12 items-center gap-3 rounded-control px-3 text-sm hover:bg-sunken ' +
  'aria-[current]:bg-sunken aria-[current]:font-semibold';
