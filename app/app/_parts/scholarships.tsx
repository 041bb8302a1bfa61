import { ScholarshipList } from '@/components/course/scholarship-list';
import { AddScholarship } from '@/components/staff/scholarships/scholarship-buttons';
import { Section } from '@/components/ui/layout/section';
import type { CourseView } from '@/lib/contract/catalogue/courses';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { log } from '@/lib/platform/log';
import { scholarshipsOf } from '@/lib/services/catalogue/facts/scholarships';

/** A course's scholarships; staff add one there, agencies propose one. Nothing for others where there is none. */
export async function Scholarships({ course, viewer }: { course: CourseView; viewer: Viewer | null }) {
  const scholarships = await scholarshipsOf(course).catch((error: unknown) => {
    log().warn({ err: error, courseId: course._id }, 'could not read the scholarships of a course');
    return [];
  });
  const writes = viewer && ['agent', 'team', 'admin'].includes(viewer.role);
  if (!scholarships.length && !writes) return null;
  return (
    <Section
      id="scholarships"
      title="Scholarships"
      description="The university decides who gets one. Nothing is subtracted from the cost above."
      {...(writes ? { actions: <AddScholarship course={course} proposes={viewer.role === 'agent'} /> } : {})}
    >
      {scholarships.length ? (
        <ScholarshipList scholarships={scholarships} />
      ) : (
        <p className="text-sm text-muted">We don’t know of any scholarships for this course.</p>
      )}
    </Section>
  );
}
