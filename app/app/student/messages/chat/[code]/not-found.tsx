import { ChatNotFound } from '../../../../_parts/chat-not-found';

export default function StudentChatNotFound() {
  return <ChatNotFound messagesHref="/app/student/messages" />;
}
