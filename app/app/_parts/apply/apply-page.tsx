import { unstable_rethrow } from 'next/navigation';
import { AlreadyApplied } from '@/components/application/already-applied';
import type { ApplyPlaces } from '@/components/application/apply-places';
import { durationText, feeText } from '@/components/course/format';
import { UniversityLogo } from '@/components/course/university-logo';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { ErrorBox } from '@/components/ui/feedback/error-box';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { Card } from '@/components/ui/layout/card';
import { DescriptionList } from '@/components/ui/layout/description-list';
import { Flag } from '@/components/ui/layout/flag';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Section } from '@/components/ui/layout/section';
import type { CourseView } from '@/lib/contract/catalogue/courses';
import { addressWords } from '@/lib/domain/accounts/helps';
import { intakesOf } from '@/lib/domain/courses/intakes';
import { AppError } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { log } from '@/lib/platform/log';
import { beforeApplying } from '@/lib/services/applications/before-applying';
import { anyOpen, firstIntake, intakeChoices } from '@/lib/services/applications/intake-choices';
import { appliedIntakes } from '@/lib/services/applications/own';
import { firstDayOf } from '@/lib/services/catalogue/search/eligibility';
import { logoOf } from '@/lib/services/catalogue/universities';
import { loadCourse } from '../load/load-course';
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
  return {
    description: <span className="wrap-anywhere">{`For ${student.name} (${addressWords(student.email)})`}</span>,
  };
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

/** An error in the place of the application form, with the way to try again. */
function ApplyProblem({ message, places }: { message: string; places: ApplyPlaces }) {
  return (
    <ErrorBox
      message={message}
      action={
        <>
          <ButtonLink href={places.form}>Try again</ButtonLink>
          <ButtonLink href={places.search} variant="secondary">
            Search courses
          </ButtonLink>
        </>
      }
    />
  );
}

/** A paper that a university is likely to want. */
interface PaperAskedFor {
  label: string;
  note: string;
  /** The names of the files that the profile has for it; '' for none. */
  inProfile: string;
  /** Why these won't do, as a sentence; '' where nothing says so. */
  problem: string;
}

interface AskedForProps {
  papers: readonly PaperAskedFor[];
  /** Whose profile it is to the reader. */
  whose: 'your' | 'their';
}

/** What will be asked for after applying, and what of it is there. Nothing stands in the way of applying. */
function AskedFor({ papers, whose }: AskedForProps) {
  const missing = papers.filter(({ inProfile }) => !inProfile).length;
  const unfit = papers.filter(({ problem }) => problem).length;
  return (
    <Section title="Documents you’ll need" description={summaryOf(papers.length, missing, unfit, whose)}>
      {papers.length > 0 && (
        <Card padding="none">
          <ul className="divide-y divide-line">
            {papers.map(({ label, note, inProfile, problem }) => (
              <li key={label} className="flex items-center justify-between gap-x-4 px-4 py-3 sm:px-5">
                <span className="min-w-0 text-sm">
                  <span className="font-medium wrap-anywhere">{label}</span>
                  {(inProfile || note) && <span className="block text-muted wrap-anywhere">{inProfile || note}</span>}
                  {problem && <span className="block wrap-anywhere">{problem}</span>}
                </span>
                <StatusChip className="shrink-0" tone={problem ? 'attention' : inProfile ? 'success' : 'neutral'}>
                  {problem ? 'Renew' : inProfile ? `In ${whose} profile` : 'Missing'}
                </StatusChip>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Section>
  );
}

function summaryOf(all: number, missing: number, unfit: number, whose: 'your' | 'their'): string {
  if (all === 0) return 'Our team will tell you what is needed after reviewing the application.';
  const later = 'Our team may request more.';
  if (unfit > 0) return `You can apply now. Documents that expire too soon must be renewed. ${later}`;
  if (missing === 0) return `All of these are already in ${whose} profile. ${later}`;
  return `You can apply now and send missing documents later. ${later}`;
}
