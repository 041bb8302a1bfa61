'use client';

import { useRouter } from 'next/navigation';
import { AskedChange } from '@/components/staff/asked-change';
import { startLoadingBar } from '@/components/ui/feedback/loading-bar';
import { call } from '@/lib/api/client';

type RemoveCourseProps = { courseId: string; course: string; use: { saved: number; applications: number } };

/** Removes a course after saying whom that concerns. */
export function RemoveCourse({ courseId, course, use }: RemoveCourseProps) {
  const router = useRouter();
  return (
    <AskedChange
      label="Remove course"
      variant="danger-quiet"
      title={`Remove ${course}?`}
      text={
        <>
          It leaves the search and its page is gone. {counted(use.saved, 'person', 'people')} saved it and{' '}
          {use.saved === 1 ? 'is' : 'are'} told. {counted(use.applications, 'application', 'applications')}{' '}
          {use.applications === 1 ? 'stays' : 'stay'}, with what{' '}
          {use.applications === 1 ? 'it remembers' : 'they remember'} of the course.
        </>
      }
      confirmLabel="Remove"
      change={async () => {
        const removed = await call('DELETE /courses/{id}', { params: { id: courseId } });
        startLoadingBar();
        router.push('/app/admin/search-course');
        return removed;
      }}
    />
  );
}

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
