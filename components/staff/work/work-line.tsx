'use client';

import {
  Building2,
  CalendarClock,
  ClipboardList,
  FileCheck,
  Headset,
  ListTodo,
  type LucideIcon,
  MailOpen,
  MessageSquare,
  PenLine,
} from 'lucide-react';
import { LinkFromHere } from '@/components/tables/link-from-here';
import { Button } from '@/components/ui/buttons/button';
import { buttonStyle } from '@/components/ui/buttons/button-style';
import { toast } from '@/components/ui/feedback/toast';
import { classNames } from '@/components/ui/layout/class-names';
import { Flag } from '@/components/ui/layout/flag';
import type { WorkRow } from '@/lib/contract/people/work';
import { HOUR_MS } from '@/lib/domain/days/day';
import { dueWords } from '@/lib/domain/days/day-words';
import { counted } from '@/lib/domain/texts/counted';
import { useMovesAtOnce } from '../applications/use-moves-at-once';
import { useTake } from '../hand-over/use-take';

interface WorkLineProps {
  area: 'admin' | 'team';
  row: WorkRow;
  today: string;
  now: string;
  isChosen: boolean;
  viewerId: string;
  /** Some row has two buttons: all keep room for them, so that flags and days stand under each other. */
  isWide: boolean;
  /** Done by a press here, not on another page. */
  onFinish: () => void;
  /** Shows it in the panel; false where there is no room, and the link is followed. */
  onChoose: () => boolean;
}

const KINDS: Record<WorkRow['kind'], { Icon: LucideIcon; action: string }> = {
  deadline: { Icon: CalendarClock, action: 'Write' },
  document: { Icon: FileCheck, action: 'Check' },
  message: { Icon: MessageSquare, action: 'Reply' },
  offer: { Icon: MailOpen, action: 'Remind' },
  application: { Icon: ClipboardList, action: 'Open' },
  task: { Icon: ListTodo, action: 'Done…' },
  lead: { Icon: Headset, action: 'Follow up' },
  agency: { Icon: Building2, action: 'Review' },
  practice: { Icon: PenLine, action: 'Comment' },
};

/** One thing to do: what kind, whose, what, where, how late, and the press that does it. */
export function WorkLine({ area, row, today, now, isChosen, viewerId, isWide, onFinish, onChoose }: WorkLineProps) {
  const { kind, studentName, what, university, country, dueOn, since, applicationId, fresh } = row;
  const about = aboutOf(area, row);
  const { Icon, action } = KINDS[kind];
  const isLate = dueOn !== null && dueOn < today;
  const isActedOn = fresh !== undefined && (fresh.mayTake || fresh.moveTo !== null);
  return (
    <li
      aria-current={isChosen ? 'true' : undefined}
      className="row-height grid grid-cols-[1.125rem_minmax(0,1fr)_auto] items-center gap-x-3 px-3.5 py-1 text-sm sm:px-4 @max-xl:gap-y-1.5 min-[72rem]:aria-[current]:bg-brand-soft min-[72rem]:aria-[current]:inset-shadow-[3px_0_0_var(--color-brand)]"
    >
      <Icon aria-hidden className="size-4 text-muted" />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] gap-x-3 @xl:grid-cols-[7.5rem_minmax(0,1fr)_1rem_5.5rem] @3xl:grid-cols-[9rem_minmax(0,1fr)_12rem_5.5rem] @xl:items-center">
        {about ? (
          <LinkFromHere
            href={`/app/${area}${about}`}
            className="truncate font-medium hover:text-brand-ink hover:underline"
          >
            {studentName || 'Unknown student'}
          </LinkFromHere>
        ) : (
          <span className={classNames('truncate', studentName ? 'font-medium' : 'text-muted')}>
            {studentName || 'No student'}
          </span>
        )}
        <span className="truncate @max-xl:order-last @max-xl:col-span-full @max-xl:text-muted">
          {(kind === 'task' || fresh) && applicationId ? (
            <LinkFromHere href={hrefOf(area, row)} className="hover:text-brand-ink hover:underline">
              {what}
            </LinkFromHere>
          ) : (
            what
          )}
        </span>
        <span className="flex min-w-0 items-center gap-1.5 text-fine text-muted @max-xl:hidden">
          {country && <Flag country={country} className="w-4 shrink-0" labelled />}
          <span className="truncate @max-3xl:hidden">{university}</span>
        </span>
        <span
          className={classNames(
            'text-fine whitespace-nowrap tabular-nums',
            isLate ? 'font-semibold text-danger-ink' : dueOn === today ? 'font-semibold text-accent-ink' : 'text-muted',
          )}
        >
          {dueOn ? dueWords(dueOn, today) : since && ageWords(since, now)}
        </span>
      </div>
      <div
        className={classNames(
          'flex items-center justify-end gap-1.5 @xl:min-w-24',
          isActedOn && '@max-xl:col-span-2 @max-xl:col-start-2',
          isWide && '@xl:min-w-46',
        )}
      >
        {isActedOn ? (
          <NewWorkButtons row={row} viewerId={viewerId} />
        ) : kind === 'task' ? (
          <Button variant="secondary" size="row" onClick={onFinish}>
            {action}
            <span className="sr-only"> {what}</span>
          </Button>
        ) : (
          <LinkFromHere
            href={hrefOf(area, row)}
            onClick={(event) => {
              if (!event.metaKey && !event.ctrlKey && onChoose()) event.preventDefault();
            }}
            className={buttonStyle(isChosen ? 'primary' : 'secondary', 'row')}
          >
            {action}
            <span className="sr-only">
              : {studentName}, {what}
            </span>
          </LinkFromHere>
        )}
      </div>
    </li>
  );
}

/** Where the person is; null where the row says all, or the viewer can't open it before they take it. */
function aboutOf(area: 'admin' | 'team', { leadId, studentId, kind, fresh }: WorkRow): string | null {
  if (kind === 'agency') return AGENCIES;
  if (leadId) return area === 'team' && fresh?.mayTake ? null : `/leads/${leadId}`;
  return studentId ? `/view-profile/${studentId}` : null;
}

const AGENCIES = '/agents?verified=no';

/** Where the action is done. */
function hrefOf(area: string, { key, kind, applicationId, studentId, leadId }: WorkRow): string {
  if (kind === 'practice') return `/app/${area}/practice-sent/${key}`;
  if (kind === 'agency') return `/app/${area}${AGENCIES}`;
  if (leadId) return `/app/${area}/leads/${leadId}`;
  if (!applicationId) return `/app/${area}/messages/chat/${studentId}`;
  const isWritten = kind === 'deadline' || kind === 'message' || kind === 'offer';
  return isWritten
    ? `/app/${area}/messages/application/${applicationId}`
    : `/app/${area}/applications/${applicationId}`;
}

/** How long ago: '3 hours', '1 day', '12 days'; both ISO 8601. */
function ageWords(since: string, now: string): string {
  const hours = Math.floor((Date.parse(now) - Date.parse(since)) / HOUR_MS);
  if (hours < 1) return 'just now';
  if (hours < 24) return counted(hours, 'hour');
  const days = Math.floor(hours / 24);
  return counted(days, 'day');
}

/** What is done with new work where it stands: taken, and moved on with Undo. */
function NewWorkButtons({ row, viewerId }: { row: WorkRow; viewerId: string }) {
  const { applicationId, leadId, studentName, fresh } = row;
  const { busy, take } = useTake(viewerId);
  const { moveOne } = useMovesAtOnce();
  const id = applicationId ?? leadId;
  if (!fresh || !id) return null;
  const { mayTake, status, moveTo } = fresh;
  const of = applicationId ? 'applications' : 'enquiries';
  return (
    <>
      {mayTake && (
        <Button variant="secondary" size="row" busy={busy} onClick={() => take(of, { _id: id, from: null })}>
          Assign to me<span className="sr-only">: {studentName}</span>
        </Button>
      )}
      {status && moveTo && (
        <Button variant="secondary" size="row" onClick={() => moveOne(id, status, moveTo, toast.error)}>
          {moveTo}
          <span className="sr-only">: {studentName}</span>
        </Button>
      )}
    </>
  );
}
