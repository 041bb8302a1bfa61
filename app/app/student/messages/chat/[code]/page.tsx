import { requireViewer } from '@/lib/auth/page-viewer';
import { ChatPage, loadConversation } from '../../../../_parts/messages-page';

type Address = { params: Promise<{ code: string }> };

export async function generateMetadata({ params }: Address) {
  const { person } = await loadConversation(await requireViewer('student'), (await params).code);
  return { title: `Messages with ${person.name}` };
}

export default async function StudentChatPage({ params }: Address) {
  return <ChatPage viewer={await requireViewer('student')} code={(await params).code} />;
}
