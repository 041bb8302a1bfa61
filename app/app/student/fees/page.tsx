import { ChargeCard } from '@/components/agency/fees/fee-card';
import { LiveRefresh } from '@/components/live/live-refresh';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/layout/page-header';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { ownFees } from '@/lib/services/people/fees/charges';
import { readerToday } from '../../_parts/reader-day';

export const metadata = { title: 'Fees' };

/** What agencies ask the student money for, what was paid with its receipts, and what is asked back. */
export default async function StudentFeesPage() {
  const viewer = await requireViewer('student');
  const [charges, { today }] = await Promise.all([ownFees(viewer), readerToday(viewer)]);
  return (
    <>
      <LiveRefresh records={['student']} of={viewer.userId} />
      <PageHeader
        title="Fees"
        description="Your agency may collect money only for fees that you have accepted here. You get a receipt for each payment."
        back={{ href: '/app/student', label: 'Dashboard' }}
      />
      {charges.length === 0 && (
        <EmptyState title="No fees to review" text="When your agency asks for a fee, you see it here first." />
      )}
      {charges.map((charge) => (
        <ChargeCard key={charge._id} charge={charge} today={today} reader="student" />
      ))}
    </>
  );
}
