import { notFound } from 'next/navigation';
import { cache } from 'react';
import { Chat } from '@/components/message/chat';
import { ContactList } from '@/components/message/contact-list';
import { PageHeader } from '@/components/ui/layout/page-header';
import type { Viewer } from '@/lib/auth/viewer';
import { areaOf } from '@/lib/domain/areas';
import { AppError } from '@/lib/errors';
import { listContacts } from '@/lib/services/messages/contacts';
import { conversationWith } from '@/lib/services/messages/messages';

const CONTACTS = 30;

/** The messages screen of the student's, the team's and the admin's area: whom one may write to. */
export async function MessagesPage({ viewer }: { viewer: Viewer }) {
  const first = await listContacts(viewer, { q: '', limit: CONTACTS });
  const isStudent = viewer.role === 'student';
  return (
    <>
      <PageHeader
        title="Message"
        description={isStudent ? 'Ask our staff anything about your plans.' : 'Conversations with students.'}
      />
      <ContactList
        first={first}
        chatHref={`${areaOf(viewer.role)}/messages/chat/`}
        who={isStudent ? 'staff' : 'students'}
      />
    </>
  );
}

/** The conversation of a chat page, looked up once per request; the not-found page for nobody's contact. */
export const loadConversation = cache(async (viewer: Viewer, userId: string) => {
  if (!/^[0-9a-f]{24}$/i.test(userId)) notFound();
  try {
    return await conversationWith(viewer, userId.toLowerCase());
  } catch (error) {
    if (error instanceof AppError && error.status === 404) notFound();
    throw error;
  }
});

/** The chat screen; `code` is the other person's id. */
export async function ChatPage({ viewer, code }: { viewer: Viewer; code: string }) {
  const { person, messages, hasEarlier } = await loadConversation(viewer, code);
  return (
    <>
      <PageHeader
        title={<span className="wrap-anywhere">{person.name}</span>}
        {...(person.jobTitle ? { description: person.jobTitle } : {})}
        back={{ href: `${areaOf(viewer.role)}/messages`, label: 'Message' }}
      />
      <Chat key={person._id} me={viewer.userId} person={person} first={{ messages, hasEarlier }} />
    </>
  );
}
