import { ChatNotFound } from '../../../../_parts/chat-not-found';

export default function AdminChatNotFound() {
  return <ChatNotFound messagesHref="/app/admin/messages" />;
}
