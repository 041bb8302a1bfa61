import { Chat } from '@/components/message/chat';
import { Section } from '@/components/ui/layout/section';
import { canReadNotes } from '@/lib/access';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { loadRoom } from '../load/load-room';

/** What is written about an application, on its page; beside it, for staff, their notes. */
export async function ApplicationTalk({ viewer, application }: { viewer: Viewer; application: ApplicationView }) {
  const hasNotes = canReadNotes(viewer);
  const [thread, notes] = await Promise.all([
    loadRoom(viewer, application, 'application'),
    hasNotes ? loadRoom(viewer, application, 'notes') : null,
  ]);
  const isAgencys = application.handler.kind === 'agency' && !hasNotes;
  const staffRead = isAgencys ? ' Our team can read it too, but doesn’t get a notification.' : '';
  return (
    <>
      {isShown(thread) && (
        <Section
          id="messages"
          title="Messages"
          description={`Visible to ${hasNotes ? `${thread.place.readers} and our team` : `you and ${thread.place.readers}`}.${staffRead}`}
        >
          <Chat me={viewer.userId} {...thread} className={ON_PAGE} />
        </Section>
      )}
      {notes && isShown(notes) && (
        <Section title="Internal notes" description="Only our team can read these. Type @ to mention a colleague.">
          <Chat me={viewer.userId} {...notes} className={ON_PAGE} />
        </Section>
      )}
    </>
  );
}

/** Where nothing was written and nothing can be, there is nothing to show. */
const isShown = ({ place, first }: Awaited<ReturnType<typeof loadRoom>>) => !place.closed || first.messages.length > 0;

/** As high as what is written, up to what still leaves the page in sight. */
const ON_PAGE = 'max-h-[min(36rem,80dvh)]';
