// A course's page: its address is the specification's.
import { Lock, Pencil } from 'lucide-react';
import { saveCourseWithoutScript } from '@/app/(public)/courses/_parts/save-without-script';
import { ShortlistButton } from '@/components/agency/shortlist/shortlist-button';
import { type ShortlistedWhom, whomIn } from '@/components/agency/shortlist/shortlist-call';
import { ApplyForStudent } from '@/components/agent/apply-for-student';
import { CompareButton } from '@/components/compare/compare-button';
import { CompareTray } from '@/components/compare/compare-tray';
import { CourseDetails } from '@/components/course/course-details';
import { SaveCourseButton } from '@/components/course/save-course-button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Section } from '@/components/ui/layout/section';
import { canReadCourseNotes } from '@/lib/access';
import type { SuggestionView } from '@/lib/contract/people/student-desk';
import { areaOf } from '@/lib/domain/areas';
import { intakesOf } from '@/lib/domain/courses/intakes';
import { dateText } from '@/lib/domain/days/day-words';
import { requireArea } from '@/lib/platform/auth/page-viewer';
import { agencyRule, type Viewer } from '@/lib/platform/auth/viewer';
import { log } from '@/lib/platform/log';
import { intakeChoices } from '@/lib/services/applications/intake-choices';
import { viewShortlist } from '@/lib/services/applications/shortlists/shortlist';
import { notesOfCourse } from '@/lib/services/catalogue/course-notes';
import { originOf } from '@/lib/services/catalogue/courses';
import { isCourseSaved } from '@/lib/services/catalogue/saved-courses';
import { applicantOf, ownApplicant } from '@/lib/services/catalogue/search/eligibility';
import { logoOf } from '@/lib/services/catalogue/universities';
import { suggestionOf } from '@/lib/services/desk/student-desk/suggestions';
import { helpedBy } from '@/lib/services/people/helpers/helpers';
import { type CostSearch, CourseCosts } from '../../../_parts/course-costs';
import { courseMetadata, loadCourse } from '../../../_parts/load/load-course';
import { OwnFit } from '../../../_parts/own-fit';
import { Scholarships } from '../../../_parts/scholarships';
import { ToastOnce } from '../../../_parts/toast-once';

type Search = CostSearch & { for?: string | string[] };
type Address = { params: Promise<{ area: string; id: string }>; searchParams: Promise<Search> };

export async function generateMetadata({ params }: Address) {
  return courseMetadata((await params).id);
}

/** The course's details for every role: all may save it, students apply, agents apply for theirs, admins edit it. */
export default async function CoursePage({ params, searchParams }: Address) {
  const viewer = await requireArea(params, 'view-application');
  const course = await loadCourse((await params).id);
  const search = await searchParams;
  const chosenFor = await shortlistFor(viewer, whomIn(search.for));
  const helped = viewer.role === 'helper' ? (await helpedBy(viewer)).filter(({ state }) => state === 'active') : [];
  // Whose fit is shown: of several whom one helps, none.
  const forWhom = chosenFor?.studentId ?? (helped.length === 1 ? helped[0]?._id : null);
  const [logo, saved, own, suggestion] = await Promise.all([
    logoOf({ university: course.university, country: course.country }),
    isSaved(viewer, course._id),
    forWhom ? applicantOf(viewer, forWhom) : ownApplicant(viewer),
    suggestionFor(viewer, course._id),
  ]);
  const choices = intakeChoices(intakesOf(course.admissionIntake), [], new Date(), course.closingDays);
  const actions = course.retiredOn ? (
    saved && <SaveCourseButton courseId={course._id} saved />
  ) : (
    <>
      {viewer.role !== 'helper' && (
        <form className="flex px-0! *:flex-1 *:px-2.5 max-md:[&>*>svg]:hidden">
          <SaveCourseButton courseId={course._id} saved={saved ?? false} saveWithoutScript={saveCourseWithoutScript} />
        </form>
      )}
      <CompareButton courseId={course._id} name={course.course} size="md" />
      {chosenFor?.mayChange && (
        <ShortlistButton
          of={chosenFor.of}
          course={course}
          isListed={chosenFor.courses.some(({ courseId }) => courseId === course._id)}
        />
      )}
      {viewer.role === 'student' && (
        <ButtonLink href={`${areaOf('student')}/apply-course/${course._id}`}>Apply Course</ButtonLink>
      )}
      {helped.map(({ _id, name }) => (
        <ButtonLink key={_id} href={`${areaOf('helper')}/apply-course/${course._id}/${_id}`}>
          {`Apply for ${name}`}
        </ButtonLink>
      ))}
      {viewer.role === 'agent' && agencyRule(viewer).actsForStudents && choices.length > 0 && (
        <ApplyForStudent courseId={course._id} what={`${course.course}, ${course.university}`} choices={choices} />
      )}
    </>
  );
  return (
    <>
      {viewer.role === 'admin' && (
        <div className="mb-4 flex justify-end">
          <ButtonLink href={`${areaOf('admin')}/edit-course/${course._id}`} variant="secondary" size="sm">
            <Pencil aria-hidden className="size-4" />
            Edit course
          </ButtonLink>
        </div>
      )}
      {saved === null && <ToastOnce kind="error" message="Failed to check if course is saved." />}
      {suggestion && <Suggested {...suggestion} />}
      <CourseDetails
        course={course}
        logo={logo}
        actions={actions}
        origin={await originOf(course._id).catch(() => null)}
        costs={
          <>
            <CourseCosts course={course} search={search} />
            <Scholarships course={course} viewer={viewer} />
          </>
        }
      >
        {(own || viewer.role === 'student') && <OwnFit course={course} own={own} isOwn={viewer.role === 'student'} />}
      </CourseDetails>
      {canReadCourseNotes(viewer) && <StaffNotes courseId={course._id} />}
      <CompareTray />
    </>
  );
}

/** The shortlist that the address is about; null for none, and for one that the viewer doesn't reach: the course is worth showing. */
async function shortlistFor(viewer: Viewer, of: ShortlistedWhom | null) {
  if (viewer.role !== 'agent' || !of) return null;
  return viewShortlist(viewer, of).then(
    (view) => ({ of, ...view }),
    () => null,
  );
}

/** Who of the staff suggested the course to the student, and why. */
function Suggested({ byName, note, createdOn }: Omit<SuggestionView, 'course'>) {
  return (
    <p className="mb-6 rounded-card border border-line bg-brand-soft px-4 py-3 text-sm text-brand-ink wrap-anywhere">
      <span className="font-semibold">
        Suggested by {byName} on <time dateTime={createdOn}>{dateText(createdOn)}</time>
      </span>
      {note && <span className="mt-1 block whitespace-pre-line">{note}</span>}
    </p>
  );
}

/** Null also when it could not be found out: the course itself is still worth showing. */
async function suggestionFor(viewer: Viewer, courseId: string): Promise<Omit<SuggestionView, 'course'> | null> {
  if (viewer.role !== 'student') return null;
  return suggestionOf(viewer, courseId).catch((error: unknown) => {
    log().warn({ err: error, courseId }, 'could not read who suggested a course');
    return null;
  });
}

/** Null when it could not be found out: the course itself is still worth showing. */
async function isSaved(viewer: Viewer, courseId: string): Promise<boolean | null> {
  return isCourseSaved(viewer, courseId).catch((error: unknown) => {
    log().warn({ err: error, courseId }, 'could not check whether a course is saved');
    return null;
  });
}

/** What staff alone may know of a course; nothing where there is none. */
async function StaffNotes({ courseId }: { courseId: string }) {
  const notes = await notesOfCourse(courseId);
  if (!notes.length) return null;
  return (
    <div className="mt-8">
      <Section title="Staff only" description="Students and agents never see this.">
        <ul className="space-y-3">
          {notes.map(({ _id, text, from, createdOn }) => (
            <li key={_id} className="rounded-card border border-line bg-accent-soft px-4 py-3 text-sm text-accent-ink">
              <p className="flex items-center gap-2 text-xs">
                <Lock aria-hidden className="size-3.5" />
                {from}, <time dateTime={createdOn}>{dateText(createdOn)}</time>
              </p>
              <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
