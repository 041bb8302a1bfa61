import type { Metadata } from 'next';
import { CourseDetails } from '@/components/course/course-details';
import { ButtonLink } from '@/components/ui/button-link';
import { areaOf } from '@/lib/areas';
import type { Country } from '@/lib/contract/lists';
import { connectDatabase } from '@/lib/db';
import { logoOf } from '@/lib/services/universities';
import { courseMetadata, loadCourse } from '../../../app/_parts/load-course';
import { viewerOrVisitor } from '../../_parts/public-page';
import { courseDescription, courseJsonLd } from './_parts/course-json-ld';

export const dynamic = 'force-dynamic';

type CoursePageProps = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: CoursePageProps): Promise<Metadata> {
  const { id } = await params;
  await connectDatabase();
  return { ...(await courseMetadata(id)), description: courseDescription(await loadCourse(id)) };
}

/** A course for everyone. No loading.tsx on the way here: its early start would turn "no such course" into a 200. */
export default async function PublicCoursePage({ params }: CoursePageProps) {
  const { id } = await params;
  await connectDatabase();
  const course = await loadCourse(id);
  const logo = await logoOf({ university: course.university, country: course.country as Country });
  return (
    <>
      <script type="application/ld+json">{courseJsonLd(course)}</script>
      <CourseDetails course={course} logo={logo} actions={<CourseActions courseId={course._id} />} />
    </>
  );
}

/** Saving and applying belong to an area: a visitor signs in on the way there. */
async function CourseActions({ courseId }: { courseId: string }) {
  const viewer = await viewerOrVisitor();
  const place = `${areaOf(viewer?.role ?? 'student')}/view-application/${courseId}`;
  if (viewer && viewer.role !== 'student') return <ButtonLink href={place}>Open in my area</ButtonLink>;
  const href = viewer ? place : `/login?next=${place}`;
  return (
    <>
      <ButtonLink href={href} variant="secondary" prefetch={false}>
        Save Course
      </ButtonLink>
      <ButtonLink href={href} prefetch={false}>
        Apply Course
      </ButtonLink>
    </>
  );
}
