import { ChatNotFound } from '../../../../_parts/chat-not-found';

export default function TeamChatNotFound() {
  return <ChatNotFound messagesHref="/app/team/messages" />;
}
