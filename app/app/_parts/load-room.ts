import type { ChatPlace } from '@/components/message/chat-place';
import type { Viewer } from '@/lib/auth/viewer';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import type { MessagePage } from '@/lib/contract/messages/messages';
import { threadOf } from '@/lib/services/messages/threads';

/** What is written about an application, or the staff's notes on it, with where it stands. */
export async function loadRoom(
  viewer: Viewer,
  { _id, studentName, hasAgent }: Pick<ApplicationView, '_id' | 'studentName' | 'hasAgent'>,
  kind: 'application' | 'notes',
): Promise<{ place: ChatPlace; first: MessagePage }> {
  const first = await threadOf(viewer, _id, kind === 'notes' ? 'notes' : 'messages');
  return { place: { kind, id: _id, readers: kind === 'notes' ? 'our staff' : readersFor() }, first };

  function readersFor(): string {
    if (viewer.role === 'student') return hasAgent ? 'our staff and your agent' : 'our staff';
    if (viewer.role === 'agent') return `${studentName} and our staff`;
    return hasAgent ? `${studentName} and their agent` : studentName;
  }
}
