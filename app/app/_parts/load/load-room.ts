import type { ChatPlace } from '@/components/message/chat-place';
import { canReadNotes } from '@/lib/access';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import type { MessagePage } from '@/lib/contract/messages/messages';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { threadOf } from '@/lib/services/desk/messages/threads';
import { counsellorNames } from '@/lib/services/people/staff/counsellors';
import { successorOf } from '@/lib/services/people/students';
import { loadReplies } from './load-replies';

/** What is written about an application, or the staff's notes on it, with where it stands. */
export async function loadRoom(
  viewer: Viewer,
  application: Pick<ApplicationView, '_id' | 'userId' | 'studentName' | 'hasAgent' | 'handler'>,
  kind: 'application' | 'notes',
): Promise<{ place: ChatPlace; first: MessagePage }> {
  const { _id, userId, studentName, hasAgent, handler } = application;
  const first = await threadOf(viewer, _id, kind === 'notes' ? 'notes' : 'messages');
  // Neither student nor agent sees an application that stayed on a merged account.
  const successor = canReadNotes(viewer) ? await successorOf(viewer, userId) : null;
  const closed = successor ? { closed: successor.sentence } : {};
  if (kind === 'notes') {
    return { place: { kind, id: _id, readers: 'our team', people: await counsellorNames(), ...closed }, first };
  }
  const replies = await loadReplies(viewer, { applicationId: _id });
  return { place: { kind, id: _id, readers: readersFor(), ...replies, ...closed }, first };

  function readersFor(): string {
    // Staff are not told of what is written there.
    const agencys = handler.kind === 'agency' ? handler.agency : null;
    if (agencys && viewer.role === 'student') return agencys;
    if (agencys && viewer.role === 'agent') return studentName;
    if (viewer.role === 'student') return hasAgent ? 'our team and your agency' : 'our team';
    if (viewer.role === 'agent' || viewer.role === 'helper') return `${studentName} and our team`;
    return hasAgent ? `${studentName} and their agency` : studentName;
  }
}
