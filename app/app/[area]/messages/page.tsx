import { contactLine } from '@/components/message/conversation-lines';
import { ConversationList } from '@/components/message/conversation-list';
import { CounsellorCard } from '@/components/message/counsellor-card';
import { areaOf } from '@/lib/domain/areas';
import { requireArea } from '@/lib/platform/auth/page-viewer';
import { listContacts } from '@/lib/services/desk/messages/contacts';
import { counsellorOfStudent } from '@/lib/services/people/staff/counsellors';
import { MessageTabs } from './_parts/message-tabs';
import { ThreadList } from './_parts/thread-list';

export const metadata = { title: 'Message' };

const CONTACTS = 30;

interface Address {
  params: Promise<{ area: string }>;
  searchParams: Promise<{ q?: string | string[] }>;
}

/** Whom the viewer may write to; the conversations of agents and helpers are about applications. */
export default async function MessagesPage({ params, searchParams }: Address) {
  const viewer = await requireArea(params, 'messages');
  if (viewer.role === 'agent' || viewer.role === 'helper') {
    return (
      <>
        <MessageTabs role={viewer.role} current="applications" />
        <ThreadList viewer={viewer} q={(await searchParams).q} />
      </>
    );
  }
  const isStudent = viewer.role === 'student';
  const [{ contacts, total }, counsellor] = await Promise.all([
    listContacts(viewer, { q: '', limit: CONTACTS }),
    isStudent ? counsellorOfStudent(viewer.userId) : null,
  ]);
  // Without a counsellor of one's own, those who are counsellors by their job.
  const keep = counsellor
    ? [counsellor._id]
    : contacts.filter(({ jobTitle }) => /counsel/i.test(jobTitle)).map(({ _id }) => _id);
  return (
    <>
      <MessageTabs role={viewer.role} current="people" />
      {isStudent && (
        <div className="mb-5">
          <CounsellorCard counsellor={counsellor} />
        </div>
      )}
      <ConversationList
        me={viewer.userId}
        of="people"
        first={{ lines: contacts.map(contactLine), total }}
        chatHref={`${areaOf(viewer.role)}/messages/chat/`}
        who={isStudent ? 'staff' : 'students'}
        {...(isStudent ? { folds: { keep, label: 'Other team members' } } : {})}
      />
    </>
  );
}
