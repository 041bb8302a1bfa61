import { ContactList } from '@/components/message/contact-list';
import { PageHeader } from '@/components/ui/layout/page-header';
import { requireArea } from '@/lib/auth/page-viewer';
import { areaOf } from '@/lib/domain/areas';
import { listContacts } from '@/lib/services/messages/contacts';

export const metadata = { title: 'Message' };

const CONTACTS = 30;

/** Whom the viewer may write to. */
export default async function MessagesPage({ params }: { params: Promise<{ area: string }> }) {
  const viewer = await requireArea(params, 'messages');
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
