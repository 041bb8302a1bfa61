'use client';

import { useRouter } from 'next/navigation';
import { AskedChange } from '@/components/staff/asked-change';
import { startLoadingBar } from '@/components/ui/feedback/loading-bar';
import { call } from '@/lib/api/client';
import { counted } from '@/lib/domain/texts/counted';

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
          It will be removed from search and its page will be deleted. Saved by {counted(use.saved, 'person', 'people')}
          . We’ll notify them. Applications to this course keep a copy of its details. Number of applications:{' '}
          {use.applications}.
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
