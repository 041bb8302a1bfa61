import { Types } from 'mongoose';
import { canMakeShortlists } from '@/lib/agency-access';
import type { ShortlistView } from '@/lib/contract/agency/shortlists';
import { changesSince, LONGEST_LINK_DAYS, MOST_SHORTLISTED } from '@/lib/domain/agency/shortlist';
import { storedClosingDays, storedIntakes } from '@/lib/domain/courses/intakes';
import { DAY_MS } from '@/lib/domain/days/day';
import { conflict, invalid, notFound } from '@/lib/domain/errors';
import type { Seen } from '@/lib/domain/saves/seen';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { retiredSince } from '@/lib/platform/site-facts';
import { courseRecord } from '@/lib/services/catalogue/courses';
import { noteAccess } from '@/lib/services/records/access-log/note';
import { mergedWith } from '@/lib/services/records/lists/merged-with';
import { announceChange, changeOfAgent } from '@/lib/services/records/notices/changes';
import { Application } from '@/models/application';
import { Prospect, type ProspectRecord } from '@/models/prospect';
import type { ShortlistedCourse, ShortlistLink } from '@/models/shortlist';
import { intakeChoices } from '../intake-choices';
import { factsFor, offeredOf } from './facts';
import { shortlistLink } from './link';
import { shortlisted, shortlistedToChange, type Whom } from './whose';

/**
 * The shortlist of a lead or a student, in the order in which its courses were added: each as it was seen and as it is now, with
 * what the family wishes. 404 outside the viewer's reach.
 */
export async function viewShortlist(viewer: Viewer, of: Whom): Promise<ShortlistView> {
  const { name, student, record } = await shortlisted(viewer, of);
  if (student) noteAccess(viewer, student._id, 'agencyNotes', { id: student._id });
  const courses = record?.shortlist?.courses ?? [];
  const [offered, factsOf, applied] = await Promise.all([
    offeredOf(courses),
    factsFor(student?._id ?? null),
    student ? appliedCourses(student._id, courses) : NONE,
  ]);
  return {
    name,
    studentId: student ? String(student._id) : null,
    courses: courses.map((one) => {
      const course = offered.get(String(one.courseId));
      const now = course ? factsOf(course) : null;
      return {
        courseId: String(one.courseId),
        course: one.course,
        university: one.university,
        country: one.country,
        note: one.note,
        byName: one.byName,
        seenOn: one.seen.on.toISOString(),
        seen: one.seen,
        now,
        changed: changesSince(one.seen, now),
        wish: one.wish || null,
        wishedOn: one.wishedOn?.toISOString() ?? null,
        applied: applied.has(String(one.courseId)),
        choices: course ? intakeChoices(storedIntakes(course), [], new Date(), storedClosingDays(course)) : [],
      };
    }),
    link: linkView(record),
    mayChange: canMakeShortlists(viewer) && !record?.archivedOn,
  };
}

const NONE: ReadonlySet<string> = new Set();

/** Which of the courses a student has an application for. */
export async function appliedCourses(
  studentId: Types.ObjectId,
  courses: readonly { courseId: Types.ObjectId }[],
): Promise<ReadonlySet<string>> {
  const ids = courses.map(({ courseId }) => courseId);
  const found = await Application.find({ userId: studentId, courseId: { $in: ids } }, 'courseId').lean();
  return new Set(found.map(({ courseId }) => String(courseId)));
}

type LinkView = ShortlistView['link'];

function linkView(record: ProspectRecord | null, link = record?.shortlist?.link): LinkView {
  if (!record || !link) return null;
  const works = link.endsOn > new Date() && !record.archivedOn;
  return {
    address: works ? shortlistLink({ _id: record._id, link }) : null,
    byName: link.byName,
    madeOn: link.on.toISOString(),
    endsOn: link.endsOn.toISOString(),
    opened: link.opened,
    openedOn: link.openedOn?.toISOString() ?? null,
  };
}

/**
 * Puts a course on a shortlist, or changes the note of one that is there. 404 outside the reach and for a course that isn't there, 403
 * for a role that makes none, 409 for a note that a colleague changed too since it was seen, for one more than fit on it and for a course
 * that is no longer offered.
 */
export async function shortlistCourse(
  viewer: Viewer,
  of: Whom,
  courseId: string,
  { note, seen }: { note?: string | undefined; seen?: Seen | undefined } = {},
): Promise<void> {
  const { record, student } = await shortlistedToChange(viewer, of);
  const course = await courseRecord(courseId, 'Course not found.');
  const there = record.shortlist?.courses.find((one) => one.courseId.equals(course._id));
  if (there) {
    if (note === undefined) return;
    mergedWith({ note: there.note }, { note }, seen);
    await Prospect.updateOne(
      { _id: record._id, 'shortlist.courses.courseId': course._id },
      { $set: { 'shortlist.courses.$.note': note } },
    );
    return changed(record);
  }
  if (retiredSince(course)) throw conflict('This course is no longer offered.');
  const added: ShortlistedCourse = {
    courseId: course._id,
    course: course.course,
    university: course.university,
    country: course.country,
    note: note ?? '',
    byName: viewer.name,
    addedOn: new Date(),
    seen: { ...(await factsFor(student?._id ?? null))(course), on: new Date() },
    wish: '',
    wishedOn: null,
  };
  // Of two at once none makes it longer, and none stands there twice.
  const { matchedCount } = await Prospect.updateOne(
    {
      _id: record._id,
      'shortlist.courses.courseId': { $ne: course._id },
      [`shortlist.courses.${MOST_SHORTLISTED - 1}`]: { $exists: false },
    },
    { $push: { 'shortlist.courses': added } },
  );
  if (!matchedCount && !(await Prospect.exists({ _id: record._id, 'shortlist.courses.courseId': course._id })))
    throw conflict(`A shortlist can have at most ${MOST_SHORTLISTED} courses. Please remove one first.`);
  await changed(record);
}

/** Takes a course off a shortlist; again is fine. 404 outside the reach, 403 for a role that makes none. */
export async function unlistCourse(viewer: Viewer, of: Whom, courseId: string): Promise<void> {
  const { record } = await shortlistedToChange(viewer, of);
  await Prospect.updateOne(
    { _id: record._id },
    { $pull: { 'shortlist.courses': { courseId: new Types.ObjectId(courseId) } } },
  );
  await changed(record);
}

/**
 * Makes the link of a shortlist, which works for so many days, and returns it; a former one stops. The courses are seen anew. 404 outside
 * the reach, 403 for a role that makes none, 409 for a shortlist without a course, 422 for more days than a link may last.
 */
export async function linkShortlist(viewer: Viewer, of: Whom, days: number): Promise<LinkView> {
  if (days > LONGEST_LINK_DAYS) throw invalid({ days: `At most ${LONGEST_LINK_DAYS} days.` });
  const { record, student } = await shortlistedToChange(viewer, of);
  const courses = record.shortlist?.courses ?? [];
  if (!courses.length) throw conflict('Please add a course to the shortlist first.');
  const [offered, factsOf] = await Promise.all([offeredOf(courses), factsFor(student?._id ?? null)]);
  const on = new Date();
  for (const { courseId } of courses) {
    const course = offered.get(String(courseId));
    if (!course) continue;
    await Prospect.updateOne(
      { _id: record._id, 'shortlist.courses.courseId': courseId },
      { $set: { 'shortlist.courses.$.seen': { ...factsOf(course), on } } },
    );
  }
  const link: ShortlistLink = {
    _id: new Types.ObjectId(),
    byName: viewer.name,
    on,
    endsOn: new Date(on.getTime() + days * DAY_MS),
    opened: 0,
    openedOn: null,
  };
  await Prospect.updateOne({ _id: record._id }, { $set: { 'shortlist.link': link } });
  await changed(record);
  return linkView(record, link);
}

/** Ends the link of a shortlist at once; again is fine. 404 outside the reach, 403 for a role that makes none. */
export async function endShortlistLink(viewer: Viewer, of: Whom): Promise<void> {
  const { record } = await shortlistedToChange(viewer, of);
  if (!record.shortlist) return;
  await Prospect.updateOne({ _id: record._id }, { $set: { 'shortlist.link': null } });
  await changed(record);
}

/** 404 for a course that isn't on the shortlist. */
export function onShortlist({ shortlist }: ProspectRecord, courseId: string): ShortlistedCourse {
  const found = shortlist?.courses.find((one) => String(one.courseId) === courseId);
  if (!found) throw notFound('Course not found.');
  return found;
}

const changed = ({ agencyId }: ProspectRecord) => announceChange(changeOfAgent(agencyId));
