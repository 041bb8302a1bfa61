import { requireViewer } from '@/lib/auth/page-viewer';
import { MessagesPage } from '../../_parts/messages-page';

export const metadata = { title: 'Message' };

export default async function StudentMessagesPage() {
  return <MessagesPage viewer={await requireViewer('student')} />;
}
