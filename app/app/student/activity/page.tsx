import { ActivityList } from '@/components/activity/activity-list';
import { LiveRefresh } from '@/components/live/live-refresh';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorBox } from '@/components/ui/feedback/error-box';
import { Card } from '@/components/ui/layout/card';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Pagination } from '@/components/ui/table/pagination';
import { queryString } from '@/lib/api/client';
import { AppError } from '@/lib/domain/errors';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { log } from '@/lib/platform/log';
import { activitiesOf, activityCount } from '@/lib/services/records/lists/activities';
import { pageCountOf, pageOf } from '../../_parts/paging';
import { ToastOnce } from '../../_parts/toast-once';

export const metadata = { title: 'My Activity' };

const BASE = '/app/student/activity';
const PER_PAGE = 20;

export default async function ActivityPage({ searchParams }: { searchParams: Promise<{ page?: string | string[] }> }) {
  const viewer = await requireViewer('student');
  const { page } = await searchParams;
  const entries = await readLog(viewer, page);
  return (
    <>
      <ActivityHeader />
      <LiveRefresh records={['activity']} of={viewer.userId} />
      {entries.failure !== null ? (
        <>
          <ToastOnce kind="error" message={entries.failure} />
          <ErrorBox message={entries.failure} action={<ButtonLink href={BASE}>Try again</ButtonLink>} />
        </>
      ) : entries.total === 0 ? (
        <>
          <ToastOnce kind="info" message="No activity found." />
          <EmptyState
            title="No activity found."
            text="When you save a course or apply, it is listed here."
            action={<ButtonLink href="/app/student/search-course">Search courses</ButtonLink>}
          />
        </>
      ) : (
        <>
          <Card>
            <ActivityList activities={entries.activities} now={new Date()} />
          </Card>
          <div className="mt-6">
            <Pagination
              page={entries.page}
              pageCount={pageCountOf(entries.total, PER_PAGE)}
              href={(to) => `${BASE}${queryString({ page: to })}`}
            />
          </div>
        </>
      )}
    </>
  );
}

async function readLog(viewer: Viewer, askedPage: string | string[] | undefined) {
  try {
    const total = await activityCount(viewer, viewer.userId);
    const page = pageOf(askedPage, total, PER_PAGE);
    return {
      failure: null,
      total,
      page,
      activities: await activitiesOf(viewer, viewer.userId, { page, limit: PER_PAGE }),
    };
  } catch (error) {
    log().error({ err: error }, 'could not read an activity log');
    const message = error instanceof AppError ? error.message : 'Please reload the page.';
    return { failure: `Failed to fetch activities: ${message}` };
  }
}

/** The head of the log, the same while it loads. */
function ActivityHeader() {
  return <PageHeader title="My Activity" description="What you did on this site, newest first." />;
}
