import { Shortlist } from '@/components/agency/shortlist/shortlist';
import { LiveRefresh } from '@/components/live/live-refresh';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { viewShortlist } from '@/lib/services/applications/shortlists/shortlist';

/** For the agency: the courses that it put together for the student. */
export async function StudentShortlist({ viewer, studentId }: { viewer: Viewer; studentId: string }) {
  const of = { whom: 'student', id: studentId } as const;
  return (
    <>
      <LiveRefresh records={['agent']} />
      <Shortlist of={of} view={await viewShortlist(viewer, of)} hasFind />
    </>
  );
}
