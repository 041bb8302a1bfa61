import { threadLine } from '@/components/message/conversation-lines';
import { ConversationList } from '@/components/message/conversation-list';
import { areaOf } from '@/lib/domain/areas';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { listThreads } from '@/lib/services/desk/messages/thread-list';

const THREADS = 30;

/** The applications the viewer may read, the one written in last on top; `?q=` is what is searched for at first. */
export async function ThreadList({ viewer, q }: { viewer: Viewer; q: string | string[] | undefined }) {
  const search = typeof q === 'string' ? q.trim().slice(0, 100) : '';
  const { threads, total } = await listThreads(viewer, { q: search, limit: THREADS });
  return (
    <ConversationList
      me={viewer.userId}
      of="applications"
      first={{ lines: threads.map((thread) => threadLine(thread, viewer.userId)), total }}
      chatHref={`${areaOf(viewer.role)}/messages/application/`}
      who="applications"
      search={search}
    />
  );
}
