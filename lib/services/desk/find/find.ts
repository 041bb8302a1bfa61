import type { Model, QueryFilter } from 'mongoose';
import { leadsVisibleTo, peopleVisibleTo, studentsVisibleTo } from '@/lib/access';
import { canFindBy, prospectsVisibleTo } from '@/lib/agency-access';
import type { Hit, HitGroup } from '@/lib/contract/people/find';
import { PROSPECT_SOURCES } from '@/lib/domain/agency/prospects';
import { courseWords } from '@/lib/domain/applications/course-words';
import { areaOf, COURSE_PAGE } from '@/lib/domain/areas';
import { FOUND_FIELDS, FOUND_GROUP_NAMES, type FoundGroup } from '@/lib/domain/desk/found-fields';
import { LEAD_SOURCES } from '@/lib/domain/desk/leads';
import { type TypedPart, typedParts } from '@/lib/domain/desk/search-words';
import { STAGES } from '@/lib/domain/desk/stages';
import { shownPhone } from '@/lib/domain/phones';
import { passportKeyOf } from '@/lib/platform/auth/passport-key';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { coursesNamed } from '@/lib/services/catalogue/search/course-search';
import { visibleApplications } from '@/lib/services/people/scope';
import { noteAccess } from '@/lib/services/records/access-log/note';
import { Application, type ApplicationRecord, referencesOf } from '@/models/application';
import { Enquiry, type EnquiryRecord } from '@/models/enquiry';
import { Profile } from '@/models/profile';
import { notesOf, Prospect, type ProspectRecord } from '@/models/prospect';
import type { Searched } from '@/models/search-words';
import { User, type UserRecord } from '@/models/user';
import { type ReadField, reasonOf } from './reasons';
import { withParts } from './words-filter';

/** How many of a kind are shown, and among how many the nearest are chosen. */
const SHOWN = 5;
const LOOKED_AT = 40;
/** After so many milliseconds the database stops looking for one way to read what was typed, and that way finds none. */
const LONGEST_LOOK_MS = 1_000;
/** MongoDB's code of a question that took longer than it may. */
const TOOK_TOO_LONG = 50;

interface Found<R = unknown> extends Hit {
  distance: number;
  record: R;
}

/**
 * What the viewer may read that has all that was typed, by kinds, at most five of each, the nearest on top. Each kind is read through its
 * own scope, and a hit stands on fields alone that the viewer may read (`canFindBy`). A student found by a passport hears of it: the
 * access log says so.
 */
export async function find(viewer: Viewer, q: string): Promise<{ groups: HitGroup[] }> {
  const parts = typedParts(q);
  if (!parts.length) return { groups: [] };
  const [byPassport, ...found] = await Promise.all([
    foundByPassport(viewer, q),
    ...LOOKS.map((look) => look(viewer, parts)),
  ]);
  const groups = FOUND_GROUP_NAMES.map((kind) => {
    const hits = found.flatMap((one) => one[kind] ?? []).toSorted((one, other) => one.distance - other.distance);
    return { kind, hits: unique(kind === 'students' ? [...byPassport, ...hits] : hits).slice(0, SHOWN) };
  });
  return { groups: groups.filter(({ hits }) => hits.length > 0) };
}

const unique = (hits: readonly Hit[]): Hit[] =>
  hits.filter(({ _id }, place) => hits.findIndex((one) => one._id === _id) === place);

type Look = (viewer: Viewer, parts: readonly TypedPart[]) => Promise<Partial<Record<FoundGroup, Found[]>>>;

/** Each looks through one collection. */
const LOOKS: readonly Look[] = [
  async (viewer, parts) => {
    const scope = viewer.role === 'student' ? null : studentsVisibleTo(viewer);
    return { students: await looked(viewer, parts, User, OF_PERSON, scope, accountFields, studentHit) };
  },
  /** An agency's record of a lead, or of a student: what was noted finds the student, where the viewer reaches them. */
  async (viewer, parts) => {
    const found = await looked(viewer, parts, Prospect, OF_PROSPECT, prospectsVisibleTo(viewer), leadFields, leadHit);
    const isStudent = ({ record }: (typeof found)[number]) => record.stage === 'student';
    const noted = new Map(found.filter(isStudent).map((one) => [String(one.record.studentId), one]));
    const students = noted.size ? await studentsOf(viewer, [...noted.keys()]) : [];
    return {
      leads: found.filter((one) => !isStudent(one)),
      students: students.map((one) => ({ ...(noted.get(String(one._id)) as Found), ...studentHit(viewer, one) })),
    };
  },
  async (viewer, parts) => ({
    leads: await looked(viewer, parts, Enquiry, OF_ENQUIRY, leadsVisibleTo(viewer), enquiryFields, enquiryHit),
  }),
  async (viewer, parts) => {
    const scope = await visibleApplications(viewer);
    const found = looked(viewer, parts, Application, OF_APPLICATION, scope, applicationFields, applicationHit);
    return { applications: await found };
  },
  async (viewer, parts) => ({
    people: await looked(viewer, parts, User, OF_PERSON, peopleVisibleTo(viewer), accountFields, personHit),
  }),
  async ({ role }, parts) => {
    const named = await coursesNamed(parts.flatMap(({ plain }) => plain).join(' '), SHOWN);
    const courses = named.map(({ id, course, university }, distance) => ({
      ...{ _id: id, href: `${areaOf(role)}/${COURSE_PAGE}/${id}`, name: course, about: university },
      ...{ why: '', distance, record: null },
    }));
    return { courses };
  },
];

/** What is read of each kind: all that hits are told by. */
const OF_PERSON = 'name email mobile mobileE164 address counsellor_name company_name ref role jobTitle';
const OF_PROSPECT =
  'name mobile mobileE164 otherMobiles email otherEmails wishes typedCounsellor source stage facts lostNote entries archivedOn studentId';
const OF_ENQUIRY = 'name email mobile mobileE164 source state ref message notes';
const OF_APPLICATION = 'studentName course courseFrom university offer said agencyCounsellor agency mobile ref status';

/** The records of a scope that have all that was typed in fields that the viewer may read; none without a scope. */
async function looked<R extends Searched>(
  viewer: Viewer,
  parts: readonly TypedPart[],
  model: Model<R>,
  read: string,
  scope: object | null,
  fieldsOf: (record: R) => ReadField[],
  hitOf: (viewer: Viewer, record: R) => Omit<Hit, 'why'>,
): Promise<Found<R>[]> {
  if (!scope) return [];
  const filters = withParts(parts, canFindBy(viewer, 'note')).map(
    (words) => ({ $and: [scope, words] }) as QueryFilter<R>,
  );
  const look = (filter: QueryFilter<R>) =>
    model.find(filter, read).limit(LOOKED_AT).maxTimeMS(LONGEST_LOOK_MS).lean<R[]>();
  const records = await Promise.all(
    filters.map((filter) =>
      look(filter).catch((error: { code?: unknown }) => {
        if (error.code !== TOOK_TOO_LONG) throw error;
        return [];
      }),
    ),
  );
  return records.flat().flatMap((record) => {
    const fields = fieldsOf(record).filter(([field]) => canFindBy(viewer, field));
    const reason = reasonOf(parts, fields);
    return reason ? [{ ...hitOf(viewer, record), ...reason, record }] : [];
  });
}

/** The students in reach with this passport, for who may read it; it stands in their access log. */
async function foundByPassport(viewer: Viewer, q: string): Promise<Hit[]> {
  const passportKey = canFindBy(viewer, 'passport') ? passportKeyOf(q) : null;
  const ids = passportKey ? await Profile.distinct('userId', { passportKey }) : [];
  const students = ids.length ? await studentsOf(viewer, ids) : [];
  for (const { _id } of students) noteAccess(viewer, _id, 'passport', { id: _id });
  return students.map((student) => ({ ...studentHit(viewer, student), why: FOUND_FIELDS.passport }));
}

/** Of these students those in reach. */
const studentsOf = (viewer: Viewer, ids: readonly unknown[]) =>
  User.find({ $and: [studentsVisibleTo(viewer), { _id: { $in: ids } }] } as QueryFilter<UserRecord>, OF_PERSON).lean<
    UserRecord[]
  >();

const accountFields = (one: UserRecord): ReadField[] => [
  ['name', one.name],
  ['phone', shownPhone(one), one.mobile],
  ['mail', one.email],
  ['address', one.address],
  ['counsellor', one.counsellor_name],
  ['agency', one.company_name],
  ['ref', one.ref],
];

const leadFields = (one: ProspectRecord): ReadField[] => [
  ['name', one.name],
  ['phone', shownPhone(one), one.mobile, ...(one.otherMobiles ?? [])],
  ['mail', one.email, ...(one.otherEmails ?? [])],
  ['wishes', one.wishes],
  ['counsellor', one.typedCounsellor],
  ['source', PROSPECT_SOURCES[one.source]],
  ['note', ...notesOf(one)],
];

const enquiryFields = (one: EnquiryRecord): ReadField[] => [
  ['name', one.name],
  ['phone', shownPhone(one), one.mobile],
  ['mail', one.email],
  ['source', LEAD_SOURCES[one.source]],
  ['ref', one.ref],
  ['note', one.message, ...(one.notes ?? []).map(({ text }) => text)],
];

const applicationFields = (one: ApplicationRecord): ReadField[] => [
  ['name', one.studentName],
  ['course', one.course],
  ['university', one.university],
  ['reference', ...referencesOf(one)],
  ['counsellor', one.agencyCounsellor],
  ['agency', one.agency],
  ['phone', one.mobile],
  ['ref', one.ref],
];

const hit = (one: { _id: unknown }, href: string, name: string, ...about: string[]): Omit<Hit, 'why'> => ({
  ...{ _id: String(one._id), href, name, about: about.filter(Boolean).join(' · ') },
});
const studentHit = ({ role }: Viewer, one: UserRecord) => {
  const from = role === 'agent' ? one.counsellor_name : one.company_name;
  return hit(one, `${areaOf(role)}/view-profile/${one._id}`, one.name, shownPhone(one), from);
};
const leadHit = (_viewer: Viewer, one: ProspectRecord) => {
  const stage = one.archivedOn ? 'Archived' : STAGES[one.stage].label;
  return hit(one, `/app/agent/leads/${one._id}`, one.name, shownPhone(one), stage, one.wishes);
};
const enquiryHit = ({ role }: Viewer, one: EnquiryRecord) =>
  hit(one, `${areaOf(role)}/leads/${one._id}`, one.name, shownPhone(one), STAGES[one.state].label);
const applicationHit = ({ role }: Viewer, one: ApplicationRecord) =>
  role === 'student'
    ? hit(one, `/app/student/my-applications/${one._id}`, courseWords(one), one.status)
    : hit(one, `${areaOf(role)}/applications/${one._id}`, one.studentName, courseWords(one), one.status);
/** A colleague stands on one page with the others; an admin finds a person in their table. */
const personHit = ({ role }: Viewer, one: UserRecord) => {
  const table = `/app/admin/${one.role === 'agent' ? 'agents' : 'staff'}?search=${encodeURIComponent(one.email)}`;
  const page = role === 'agent' ? '/app/agent/people' : table;
  return hit(one, page, one.name, shownPhone(one), one.jobTitle || one.company_name);
};
