import { unstable_rethrow } from 'next/navigation';
import { UniversityLogo } from '@/components/course/university-logo';
import { Card } from '@/components/ui/card';
import { Flag } from '@/components/ui/flag';
import { PageHeader } from '@/components/ui/page-header';
import { requireViewer } from '@/lib/auth/page-viewer';
import type { CourseView } from '@/lib/contract/courses';
import type { Country } from '@/lib/contract/lists';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';
import { anyOpen, intakeChoices } from '@/lib/services/intake-choices';
import { appliedIntakes } from '@/lib/services/own-applications';
import { logoOf } from '@/lib/services/universities';
import { loadCourse } from '../../../_parts/load-course';
import { AlreadyApplied } from './_parts/already-applied';
import { ApplyForm } from './_parts/apply-form';
import { ApplyProblem } from './_parts/apply-problem';

export const dynamic = 'force-dynamic';
export const metadata = { title: 'Apply to Course' };

type Address = {
  params: Promise<{ id: string }>;
  /** `?intake=another`: the student knows of their application and wants one for a further intake. */
  searchParams: Promise<{ intake?: string | string[] }>;
};

export default async function ApplyPage({ params, searchParams }: Address) {
  const viewer = await requireViewer('student');
  const [{ id }, { intake }] = await Promise.all([params, searchParams]);
  const course = await attempt(
    () => loadCourse(id),
    (status) => `Error: ${status} - Failed to load course.`,
  );
  if (typeof course === 'string') return <Failed message={course} courseId={id} />;
  const applied = await attempt(
    () => appliedIntakes(viewer, course._id),
    () => 'Failed to check application status.',
  );
  if (typeof applied === 'string') return <Failed message={applied} courseId={id} />;

  const choices = intakeChoices(course.admissionIntake, applied, new Date());
  const [latest] = applied;
  if (latest && (intake !== 'another' || !anyOpen(choices))) {
    const again = anyOpen(choices) ? `/app/student/apply-course/${course._id}?intake=another` : undefined;
    return (
      <>
        <PageHeader title={TITLE} />
        <AlreadyApplied applicationId={latest.applicationId} anotherIntakeHref={again} />
      </>
    );
  }
  const logo = await logoOf({ university: course.university, country: course.country as Country });
  return (
    <>
      <PageHeader
        title={TITLE}
        back={{ href: `/app/student/view-application/${course._id}`, label: 'Course details' }}
      />
      <ApplyForm courseId={course._id} choices={choices}>
        <CourseSummary course={course} logo={logo} />
      </ApplyForm>
    </>
  );
}

const TITLE = 'Apply to Course';

function CourseSummary({ course, logo }: { course: CourseView; logo: string | null }) {
  return (
    <Card className="flex gap-4">
      <UniversityLogo src={logo} />
      <div className="min-w-0">
        <h2 className="text-base text-pretty wrap-anywhere">{course.course}</h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <span className="wrap-anywhere">{course.university}</span>
          <span className="inline-flex items-center gap-1.5">
            <Flag country={course.country} />
            {course.country}
          </span>
        </p>
      </div>
    </Card>
  );
}

function Failed({ message, courseId }: { message: string; courseId: string }) {
  return (
    <>
      <PageHeader title={TITLE} />
      <ApplyProblem message={message} retryHref={`/app/student/apply-course/${courseId}`} />
    </>
  );
}

/** What the work gives, or the sentence that replaces the page when it failed. Redirects and not-found pass through. */
async function attempt<T extends object>(
  work: () => Promise<T>,
  sentence: (status: number) => string,
): Promise<T | string> {
  try {
    return await work();
  } catch (error) {
    unstable_rethrow(error);
    log().error({ err: error }, 'the application form could not be prepared');
    return sentence(error instanceof AppError ? error.status : 500);
  }
}
