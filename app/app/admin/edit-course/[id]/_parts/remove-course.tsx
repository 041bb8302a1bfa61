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
          It is removed from search and its page is deleted. Saved by {counted(use.saved, 'person', 'people')}, whom
          we'll notify. Applications that keep their copy of its details: {use.applications}.
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
