import { unstable_rethrow } from 'next/navigation';
import { AlreadyApplied } from '@/components/application/already-applied';
import type { ApplyPlaces } from '@/components/application/apply-places';
import { ApplyProblem } from '@/components/application/apply-problem';
import { AskedFor } from '@/components/application/asked-for';
import { durationText, feeText } from '@/components/course/format';
import { UniversityLogo } from '@/components/course/university-logo';
import { Card } from '@/components/ui/layout/card';
import { DescriptionList } from '@/components/ui/layout/description-list';
import { Flag } from '@/components/ui/layout/flag';
import { PageHeader } from '@/components/ui/layout/page-header';
import type { CourseView } from '@/lib/contract/catalogue/courses';
import { AppError } from '@/lib/domain/errors';
import { intakesOf } from '@/lib/domain/intakes';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { log } from '@/lib/platform/log';
import { beforeApplying } from '@/lib/services/applications/before-applying';
import { anyOpen, firstIntake, intakeChoices } from '@/lib/services/applications/intake-choices';
import { appliedIntakes } from '@/lib/services/applications/own';
import { firstDayOf } from '@/lib/services/catalogue/search/eligibility';
import { logoOf } from '@/lib/services/catalogue/universities';
import { loadCourse } from '../load-course';
import { ApplyForm } from './apply-form';

interface ApplyPageProps {
  viewer: Viewer;
  courseId: string;
  places: ApplyPlaces;
  /** `?intake=another`: the viewer knows of the application and wants one for a further intake. */
  intake: string | string[] | undefined;
  /** Whom an agent applies for. */
  student?: { _id: string; name: string; email: string };
}

/** The application form for one course: a student's own, or an agent's for one of their students. */
export async function ApplyPage({ viewer, courseId, places, intake, student }: ApplyPageProps) {
  const course = await attempt(
    () => loadCourse(courseId),
    (status) => `Error: ${status} - Failed to load course.`,
  );
  if (typeof course === 'string') return <Failed message={course} places={places} />;
  const applied = await attempt(
    () => appliedIntakes(viewer, course._id, student?._id),
    () => 'Failed to check application status.',
  );
  if (typeof applied === 'string') return <Failed message={applied} places={places} />;

  const choices = intakeChoices(intakesOf(course.admissionIntake), applied, new Date(), course.closingDays);
  const [latest] = applied;
  if (latest && (intake !== 'another' || !anyOpen(choices))) {
    const again = anyOpen(choices) ? `${places.form}?intake=another` : undefined;
    return (
      <>
        <PageHeader title={TITLE} {...whomFor(student)} />
        <AlreadyApplied applicationHref={`${places.applications}/${latest.applicationId}`} anotherIntakeHref={again} />
      </>
    );
  }
  const first = firstIntake(choices);
  if (!first) return <Failed message="All intakes of this course are closed." places={places} />;
  const firstDay = firstDayOf(first);
  const [logo, before] = await Promise.all([
    logoOf({ university: course.university, country: course.country }),
    beforeApplying(viewer, course, student?._id ?? viewer.userId, firstDay),
  ]);
  return (
    <>
      <PageHeader title={TITLE} {...whomFor(student)} back={{ href: places.course, label: 'Course details' }} />
      <ApplyForm
        courseId={course._id}
        country={course.country}
        studentId={student?._id}
        places={places}
        choices={choices}
        first={{ fit: before.isKnown || student ? before.fit : null, day: firstDay }}
        papers={<AskedFor papers={before.papers} whose={student ? 'their' : 'your'} />}
      >
        <CourseSummary course={course} logo={logo} />
      </ApplyForm>
    </>
  );
}

const TITLE = 'Apply to Course';

function whomFor(student: ApplyPageProps['student']) {
  if (!student) return {};
  return { description: <span className="wrap-anywhere">{`For ${student.name} (${student.email})`}</span> };
}

function CourseSummary({ course, logo }: { course: CourseView; logo: string | null }) {
  return (
    <Card className="mb-8 flex gap-4">
      <UniversityLogo university={course.university} country={course.country} src={logo} />
      <div className="min-w-0">
        <h2 className="text-base text-pretty wrap-anywhere">{course.course}</h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <span className="wrap-anywhere">{course.university}</span>
          <span className="inline-flex items-center gap-1.5">
            <Flag country={course.country} />
            {course.country}
          </span>
        </p>
        <div className="mt-4">
          <DescriptionList
            columns={2}
            items={[
              { term: 'Tuition fee', value: feeText(course) || 'Not published' },
              { term: 'Duration', value: durationText(course.durationInMonths) || 'Not published' },
            ]}
          />
        </div>
      </div>
    </Card>
  );
}

function Failed({ message, places }: { message: string; places: ApplyPlaces }) {
  return (
    <>
      <PageHeader title={TITLE} />
      <ApplyProblem message={message} places={places} />
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
