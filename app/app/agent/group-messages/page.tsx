import { notFound } from 'next/navigation';
import { LiveRefresh } from '@/components/live/live-refresh';
import { Link } from '@/components/ui/buttons/link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/layout/page-header';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { canActOnMany } from '@/lib/agency-access';
import { progressWords } from '@/lib/domain/agency/group-messages';
import { dateText } from '@/lib/domain/days/day-words';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { listGroupMessages } from '@/lib/services/desk/group-messages/group-messages';

export const metadata = { title: 'Group messages' };

/** What was written to many leads and students, the newest first. */
export default async function GroupMessagesPage() {
  const viewer = await requireViewer('agent');
  if (!canActOnMany(viewer, 'message')) notFound();
  const messages = await listGroupMessages(viewer);
  return (
    <>
      <LiveRefresh records={['agent']} />
      <PageHeader
        title="Group messages"
        description="Emails and WhatsApp messages to several people at once."
        back={{ href: '/app/agent/leads', label: 'Leads' }}
      />
      {messages.length === 0 ? (
        <EmptyState
          title="No group messages yet"
          text="Select leads, students or applications in their list, then choose More, Write message."
        />
      ) : (
        <RowSheet>
          {messages.map(({ _id, title, byName, createdOn, ...message }) => (
            <SheetRow key={_id} end={<span className="text-sm text-muted">{dateText(createdOn)}</span>}>
              <Link href={`/app/agent/group-messages/${_id}`} className="font-medium wrap-anywhere">
                {title}
              </Link>
              <span className="block text-fine text-muted">{`${progressWords(message)} · ${byName}`}</span>
            </SheetRow>
          ))}
        </RowSheet>
      )}
    </>
  );
}
