'use client';

import { Ellipsis } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { type ReactNode, Suspense, useState } from 'react';
import { useLive } from '@/components/live/use-live';
import { useOneAtATime } from '@/components/live/use-one-at-a-time';
import { Link } from '@/components/ui/buttons/link';
import { late } from '@/components/ui/windows/late';
import { call } from '@/lib/api/client';
import { currentPlace } from './current-place';
import type { DrawnMenuEntry } from './menu-entry';
import { UnreadBadge } from './notices/unread-badge';

const MoreSheet = late(async () => (await import('./more-sheet')).MoreSheet);

type PhoneMenuProps = {
  label: string;
  entries: readonly DrawnMenuEntry[];
  /** The hrefs of the four most used entries. */
  pinned: readonly string[];
  /** On top of the drawer: who is signed in. */
  user: ReactNode;
};

/** The bar at the foot of a phone: four entries, and a drawer with the rest. */
export function PhoneMenu({ label, entries, pinned, user }: PhoneMenuProps) {
  const [open, setOpen] = useState(false);
  const current = currentPlace(usePathname(), entries);
  const unread = useUnreadCount(entries.some(({ href }) => isMessages(href) && !href.startsWith('/app/agent')));
  const inBar = pinned.flatMap((href) => entries.find((entry) => entry.href === href) ?? []);
  const rest = entries.filter((entry) => !pinned.includes(entry.href));
  return (
    <nav
      aria-label={label}
      className="print:hidden fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid grid-cols-5">
        {inBar.map((entry) => (
          <li key={entry.href} className="min-w-0">
            <Link href={entry.href} aria-current={entry.href === current ? 'page' : undefined} className={BAR_ENTRY}>
              {entry.icon}
              <span className="w-full truncate">{entry.shortLabel ?? entry.label}</span>
              {isMessages(entry.href) && <UnreadBadge count={unread} className={BADGE} />}
            </Link>
          </li>
        ))}
        <li className="min-w-0">
          <button
            {...MoreSheet.soon}
            type="button"
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-current={rest.some((entry) => entry.href === current) ? 'true' : undefined}
            onClick={() => setOpen(true)}
            className={BAR_ENTRY}
          >
            <Ellipsis aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
            More
            {rest.some(({ href }) => isMessages(href)) && <UnreadBadge count={unread} className={BADGE} />}
          </button>
        </li>
      </ul>
      <Suspense>
        {open && (
          <MoreSheet entries={rest} current={current} user={user} unread={unread} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </nav>
  );
}

const isMessages = (href: string) => href.endsWith('/messages');
const BADGE = 'absolute top-1.5 left-1/2 ml-1.5';
const BAR_ENTRY =
  'flex h-15 w-full flex-col items-center justify-center gap-1 px-0.5 text-center text-xs leading-none text-muted focus-visible:-outline-offset-2 ' +
  // The dot under the current entry.
  "aria-[current]:font-semibold aria-[current]:text-ink relative aria-[current]:after:absolute aria-[current]:after:bottom-1 aria-[current]:after:size-[5px] aria-[current]:after:rounded-full aria-[current]:after:bg-accent aria-[current]:after:ring-1 aria-[current]:after:ring-dot-ring aria-[current]:after:content-['']";

/** Where the phone's menu isn't shown. */
const WIDE = '(min-width: 48rem)';

/**
 * How many messages the viewer has not read, kept up by itself; 0 until it is known.
 * @param isWriter whether they write to people at all: an agent's conversations are about applications
 */
function useUnreadCount(isWriter: boolean): number {
  const [unread, setUnread] = useState(0);
  const reload = useOneAtATime(async () => {
    if (!isWriter || matchMedia(WIDE).matches) return;
    // A badge is no reason for an error: it stays as it was.
    const answer = await call('GET /messages', { query: { limit: 1, q: '' } }).catch(() => null);
    if (answer) setUnread(answer.unread);
  });
  useLive(({ kind }) => {
    if (kind === 'message' || kind === 'messages-read') reload();
  }, reload);
  return unread;
}
