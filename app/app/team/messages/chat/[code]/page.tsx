import { requireViewer } from '@/lib/auth/page-viewer';
import { ChatPage, loadConversation } from '../../../../_parts/messages-page';

type Address = { params: Promise<{ code: string }> };

export async function generateMetadata({ params }: Address) {
  const { person } = await loadConversation(await requireViewer('team'), (await params).code);
  return { title: `Messages with ${person.name}` };
}

export default async function TeamChatPage({ params }: Address) {
  return <ChatPage viewer={await requireViewer('team')} code={(await params).code} />;
}
