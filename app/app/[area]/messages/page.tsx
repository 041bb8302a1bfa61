import { contactLine } from '@/components/message/conversation-lines';
import { ConversationList } from '@/components/message/conversation-list';
import { areaOf } from '@/lib/domain/areas';
import { requireArea } from '@/lib/platform/auth/page-viewer';
import { listContacts } from '@/lib/services/desk/messages/contacts';
import { MessageTabs } from './_parts/message-tabs';
import { ThreadList } from './_parts/thread-list';

export const metadata = { title: 'Message' };

const CONTACTS = 30;

interface Address {
  params: Promise<{ area: string }>;
  searchParams: Promise<{ q?: string | string[] }>;
}

/** Whom the viewer may write to; an agent's conversations are about applications. */
export default async function MessagesPage({ params, searchParams }: Address) {
  const viewer = await requireArea(params, 'messages');
  if (viewer.role === 'agent') {
    return (
      <>
        <MessageTabs role={viewer.role} current="applications" />
        <ThreadList viewer={viewer} q={(await searchParams).q} />
      </>
    );
  }
  const { contacts, total } = await listContacts(viewer, { q: '', limit: CONTACTS });
  return (
    <>
      <MessageTabs role={viewer.role} current="people" />
      <ConversationList
        me={viewer.userId}
        of="people"
        first={{ lines: contacts.map(contactLine), total }}
        chatHref={`${areaOf(viewer.role)}/messages/chat/`}
        who={viewer.role === 'student' ? 'staff' : 'students'}
      />
    </>
  );
}
