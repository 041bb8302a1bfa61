import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { ApplyForStudent } from '@/components/agent/apply-for-student';
import { CompareButton } from '@/components/compare/compare-button';
import { CompareTray } from '@/components/compare/compare-tray';
import { CourseDetails } from '@/components/course/course-details';
import { SaveCourseButton } from '@/components/course/save-course-button';
import { CourseFit } from '@/components/fit/course-fit';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Link } from '@/components/ui/buttons/link';
import { Section } from '@/components/ui/layout/section';
import type { CourseView } from '@/lib/contract/catalogue/courses';
import { areaOf, COURSE_PAGE } from '@/lib/domain/areas';
import { intakesOf } from '@/lib/domain/courses/intakes';
import { coursePath, idInAddress, universityPath } from '@/lib/domain/public-addresses';
import { agencyRule } from '@/lib/platform/auth/viewer';
import { connectDatabase } from '@/lib/platform/db';
import { ownApplicationsTo } from '@/lib/services/applications/apply';
import { intakeChoices } from '@/lib/services/applications/intake-choices';
import { originOf } from '@/lib/services/catalogue/courses';
import { universityOf } from '@/lib/services/catalogue/public-universities';
import { isCourseSaved } from '@/lib/services/catalogue/saved-courses';
import { ownApplicant } from '@/lib/services/catalogue/search/eligibility';
import { similarCourses } from '@/lib/services/catalogue/search/similar-courses';
import { type CostSearch, CourseCosts } from '../../../app/_parts/course-costs';
import { loadCourse } from '../../../app/_parts/load/load-course';
import { OwnFit } from '../../../app/_parts/own-fit';
import { Scholarships } from '../../../app/_parts/scholarships';
import { Breadcrumbs } from '../../_parts/breadcrumbs';
import { CourseLinks } from '../../_parts/course-links';
import { JsonLd } from '../../_parts/json-ld';
import { publicMetadata } from '../../_parts/public-metadata';
import { viewerOrVisitor } from '../../_parts/public-page';
import { saveCourseWithoutScript } from '../_parts/save-without-script';
import { courseDescription, courseStatement } from './_parts/course-json-ld';

const SIMILAR = 4;

type CoursePageProps = { params: Promise<{ id: string }>; searchParams: Promise<CostSearch> };

export async function generateMetadata({ params }: CoursePageProps): Promise<Metadata> {
  const course = await courseAt((await params).id);
  return publicMetadata({
    title: `${course.course}, ${course.university}`,
    description: courseDescription(course),
    path: coursePath(course),
    image: `${coursePath(course)}/og.png`,
    ofCatalogue: true,
  });
}

/** A course for everyone. */
export default async function PublicCoursePage({ params, searchParams }: CoursePageProps) {
  const course = await courseAt((await params).id);
  const [university, similar] = await Promise.all([universityOf(course), similarCourses(course, SIMILAR)]);
  const path = coursePath(course);
  return (
    <>
      <Breadcrumbs
        places={[
          { path: '/courses', label: 'Courses' },
          ...(university ? [{ path: universityPath(university), label: university.university }] : []),
          { path, label: course.course },
        ]}
      />
      <JsonLd statement={courseStatement(course, university)} />
      <CourseDetails
        course={course}
        logo={university?.logo ?? null}
        universityHref={university ? universityPath(university) : undefined}
        actions={course.retiredOn ? undefined : <CourseActions course={course} />}
        origin={await originOf(course._id).catch(() => null)}
        costs={<Costs course={course} search={await searchParams} />}
      >
        {!course.forSample && <Fit course={course} />}
      </CourseDetails>
      {similar.length > 0 && (
        <Section title="Similar courses">
          <CourseLinks courses={similar} withUniversity />
        </Section>
      )}
      <CompareTray />
    </>
  );
}

/** What it costs, and the scholarships that could pay some of it. */
async function Costs(of: { course: CourseView; search: CostSearch }) {
  return (
    <>
      <CourseCosts {...of} />
      <Scholarships course={of.course} viewer={await viewerOrVisitor()} />
    </>
  );
}

/** A visitor's fit by what they enter, a student's by their profile. */
async function Fit({ course }: { course: CourseView }) {
  const viewer = await viewerOrVisitor();
  if (!viewer) return <CourseFit courseId={course._id} />;
  return viewer.role === 'student' ? <OwnFit course={course} own={await ownApplicant(viewer)} isOwn /> : null;
}

/** The course an address names, once per request. Any other spelling than its own leads there, an old bare id too. */
const courseAt = cache(async (segment: string): Promise<CourseView> => {
  await connectDatabase();
  const course = await loadCourse(idInAddress(segment) ?? segment);
  const path = coursePath(course);
  if (`/courses/${segment}` !== path) permanentRedirect(path);
  return course;
});

/** What the reader can do with the course: a student saves and applies, an agent says for whom, a visitor signs in on the way there. */
async function CourseActions({ course }: { course: CourseView }) {
  const { _id } = course;
  const compare = <CompareButton courseId={_id} name={course.course} size="md" />;
  const viewer = await viewerOrVisitor();
  const area = areaOf(viewer?.role ?? 'student');
  const place = `${area}/${COURSE_PAGE}/${_id}`;
  if (viewer?.role === 'student') {
    const [saved, applied] = await Promise.all([
      isCourseSaved(viewer, _id).catch(() => false),
      ownApplicationsTo(viewer, _id).catch(() => []),
    ]);
    return (
      <>
        <form className="flex *:flex-1">
          <SaveCourseButton courseId={_id} saved={saved} saveWithoutScript={saveCourseWithoutScript} />
        </form>
        {compare}
        <ButtonLink href={`${area}/apply-course/${_id}`}>Apply Course</ButtonLink>
        {applied.map((application) => (
          <Link key={application._id} href={`${area}/my-applications/${application._id}`} className="text-sm">
            Your application, {application.intake}
          </Link>
        ))}
      </>
    );
  }
  if (viewer) {
    const choices = intakeChoices(intakesOf(course.admissionIntake), [], new Date(), course.closingDays);
    return (
      <>
        {viewer.role === 'agent' && agencyRule(viewer).actsForStudents && choices.length > 0 && (
          <ApplyForStudent courseId={_id} what={`${course.course}, ${course.university}`} choices={choices} />
        )}
        <ButtonLink href={place} variant={viewer.role === 'agent' ? 'secondary' : 'primary'}>
          Open in my account
        </ButtonLink>
        {compare}
      </>
    );
  }
  const href = `/login?next=${place}`;
  return (
    <>
      <ButtonLink href={href} variant="secondary" rel="nofollow">
        Save Course
      </ButtonLink>
      {compare}
      <ButtonLink href={href} rel="nofollow">
        Apply Course
      </ButtonLink>
    </>
  );
}
