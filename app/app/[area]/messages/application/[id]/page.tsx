import { Chat } from '@/components/message/chat';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { LinkTabs } from '@/components/ui/layout/link-tabs';
import { PageHeader } from '@/components/ui/layout/page-header';
import { canReadNotes } from '@/lib/access';
import { universityWords } from '@/lib/domain/applications/course-words';
import { areaOf, cameFrom, withFrom } from '@/lib/domain/areas';
import { requireArea } from '@/lib/platform/auth/page-viewer';
import { loadApplication, loadApplicationTitle } from '../../../../_parts/application/load-application';
import { applicationHref } from '../../../../_parts/application-href';
import { backTo } from '../../../../_parts/back-to';
import { loadRoom } from '../../../../_parts/load/load-room';

interface Address {
  params: Promise<{ area: string; id: string }>;
  searchParams: Promise<{ room?: string | string[]; from?: string | string[] }>;
}

export async function generateMetadata({ params }: Address) {
  const viewer = await requireArea(params, 'messages');
  const { course } = await loadApplicationTitle(viewer, (await params).id);
  return { title: `Messages about ${course}` };
}

/** An application's thread; staff also have their notes on it, at `?room=notes`. */
export default async function ThreadPage({ params, searchParams }: Address) {
  const viewer = await requireArea(params, 'messages');
  const application = await loadApplication(viewer, (await params).id);
  const { _id, userId, studentName, course } = application;
  const university = universityWords(application);
  const hasNotes = canReadNotes(viewer);
  const { room, from } = await searchParams;
  const { place, first } = await loadRoom(viewer, application, hasNotes && room === 'notes' ? 'notes' : 'application');
  const area = areaOf(viewer.role);
  const base = `${area}/messages/application/${_id}`;
  const back = cameFrom(viewer.role, from);
  const tab = (of: string) => withFrom(of, back);
  const isOwn = viewer.role === 'student';
  return (
    <>
      <PageHeader
        title={<span className="wrap-anywhere">{isOwn ? course : studentName}</span>}
        description={<span className="wrap-anywhere">{isOwn ? university : `${course}, ${university}`}</span>}
        back={backTo(viewer.role, from, {
          href: `${area}/messages${viewer.role === 'agent' || viewer.role === 'helper' ? '' : '/applications'}`,
          label: 'Message',
        })}
        actions={
          <>
            {!isOwn && (
              <ButtonLink href={`${area}/view-profile/${userId}`} variant="secondary">
                View profile
              </ButtonLink>
            )}
            <ButtonLink href={applicationHref(viewer.role, _id)} variant="secondary">
              Open the application
            </ButtonLink>
          </>
        }
      />
      {hasNotes && (
        <LinkTabs
          label="Messages and notes"
          className="mb-4"
          current={tab(place.kind === 'notes' ? `${base}?room=notes` : base)}
          tabs={[
            { href: tab(base), label: 'Messages' },
            { href: tab(`${base}?room=notes`), label: 'Internal notes' },
          ]}
        />
      )}
      <Chat
        key={place.kind}
        me={viewer.userId}
        place={place}
        first={first}
        {...(hasNotes ? { className: BELOW_TABS } : {})}
      />
    </>
  );
}

/** The height that is left under the head and the tabs. */
const BELOW_TABS = 'h-[calc(100dvh-22rem)] min-h-80 md:h-[calc(100dvh-18.5rem)]';
