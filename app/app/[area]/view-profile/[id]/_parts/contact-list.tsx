import {
  ArrowRightLeft,
  Bell,
  ClipboardList,
  type LucideIcon,
  MessageSquare,
  MessagesSquare,
  Phone,
  StickyNote,
} from 'lucide-react';
import { exactTime } from '@/components/activity/time-ago';
import { RemoveContact } from '@/components/staff/student/remove-contact';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Link } from '@/components/ui/buttons/link';
import { RowSheet, SheetHead } from '@/components/ui/layout/row-sheet';
import type { ContactEntry } from '@/lib/contract/people/student-desk';
import { areaOf } from '@/lib/domain/areas';
import { dayOf } from '@/lib/domain/days/day';
import { dateText } from '@/lib/domain/days/day-words';
import type { ContactKind } from '@/lib/domain/desk/contact-ways';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { contactHistory } from '@/lib/services/desk/student-desk/history';

const SHOWN = 30;

const ICONS: Record<ContactKind, LucideIcon> = {
  message: MessageSquare,
  thread: MessagesSquare,
  note: StickyNote,
  notice: Bell,
  move: ClipboardList,
  contact: Phone,
  'hand-over': ArrowRightLeft,
};

interface ContactListProps {
  viewer: Viewer;
  studentId: string;
  /** The place in the list where this page begins. */
  before: string | undefined;
  /** The address of another page. */
  hrefOf: (before: string | undefined) => string;
}

/** All contacts with a student by day, the newest first. */
export async function ContactList({ viewer, studentId, before, hrefOf }: ContactListProps) {
  const { entries, next } = await contactHistory(viewer, studentId, { before, limit: SHOWN });
  const days = [...new Set(entries.map(({ at }) => dayOf(at, 'UTC')))];
  if (!entries.length) return <p className="text-sm text-muted">No contact with the student yet.</p>;
  return (
    <>
      <RowSheet>
        {days.flatMap((day) => [
          <SheetHead key={day} headingLevel="h2" title={dateText(day)} />,
          ...entries
            .filter((entry) => dayOf(entry.at, 'UTC') === day)
            .map((entry) => <Contact key={entry.key} area={areaOf(viewer.role)} studentId={studentId} entry={entry} />),
        ])}
      </RowSheet>
      <nav aria-label="History pages" className="mt-4 flex flex-wrap gap-2">
        {before && (
          <ButtonLink href={hrefOf(undefined)} size="sm" variant="secondary" scroll={false}>
            Newest
          </ButtonLink>
        )}
        {next && (
          <ButtonLink href={hrefOf(next)} size="sm" variant="secondary" scroll={false}>
            Earlier
          </ButtonLink>
        )}
      </nav>
    </>
  );
}

/** In UTC, as the times are. */

function Contact({ area, studentId, entry }: { area: string; studentId: string; entry: ContactEntry }) {
  const { kind, at, who, what, text, href, removable } = entry;
  const Icon = ICONS[kind];
  return (
    <li className="grid grid-cols-[1.125rem_minmax(0,1fr)_auto] gap-x-3 px-4 py-2.5 text-sm">
      <Icon aria-hidden className="mt-0.5 size-4 text-muted" />
      <div className="min-w-0">
        <p className="wrap-anywhere">
          {href ? (
            <Link href={`${area}${href}`} className="font-medium hover:underline">
              {what}
            </Link>
          ) : (
            <span className="font-medium">{what}</span>
          )}
          {who && <span className="text-muted"> · {who}</span>}
        </p>
        {text && <p className="mt-0.5 max-w-reading text-muted whitespace-pre-line wrap-anywhere">{text}</p>}
        {removable && <RemoveContact studentId={studentId} contactId={removable} />}
      </div>
      <time dateTime={at} title={exactTime(at)} className="text-fine whitespace-nowrap text-muted tabular-nums">
        {at.slice(11, 16)} UTC
      </time>
    </li>
  );
}
