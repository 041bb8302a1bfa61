import { OfferComparison } from '@/components/application/offer/offer-comparison';
import { LiveRefresh } from '@/components/live/live-refresh';
import { Link } from '@/components/ui/controls/link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/layout/page-header';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { offersToCompare } from '@/lib/services/applications/offers/compare';
import { readerToday } from '../../../_parts/reader-day';

export const metadata = { title: 'Your offers' };

/** A student's offers side by side. */
export default async function OffersPage() {
  const viewer = await requireViewer('student');
  const [applications, { today }] = await Promise.all([offersToCompare(viewer), readerToday(viewer)]);
  return (
    <>
      <LiveRefresh records={['application']} />
      <PageHeader
        title="Your offers"
        description="Compare your offers. If we don’t know something, we say so."
        back={{ href: '/app/student/my-applications', label: 'My Applications' }}
      />
      {applications.length === 0 ? (
        <EmptyState
          title="No offers yet"
          text="Universities often need a few weeks to decide."
          action={
            <Link href="/app/student/my-applications" className="text-brand-ink underline underline-offset-2">
              My Applications
            </Link>
          }
        />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {applications.map((application) => (
            <OfferComparison key={application._id} application={application} today={today} />
          ))}
        </ul>
      )}
    </>
  );
}
