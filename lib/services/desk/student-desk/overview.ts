import type { OpenApplication, StudentOverview } from '@/lib/contract/people/student-desk';
import { ownAddress } from '@/lib/domain/accounts/helps';
import { isEnd } from '@/lib/domain/applications/application-status';
import { courseWords } from '@/lib/domain/applications/course-words';
import { isStartKnown } from '@/lib/domain/applications/starts';
import { deadlinesOf, inOrder } from '@/lib/domain/deadlines/deadlines';
import { DOCUMENTS } from '@/lib/domain/documents';
import { storedE164 } from '@/lib/domain/phones';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { agentsOf } from '@/lib/services/people/people';
import { missingDocuments, profileCompletion } from '@/lib/services/people/profile/completion';
import { readerDay } from '@/lib/services/people/reader-day';
import { visibleApplications } from '@/lib/services/people/scope';
import { visibleStudent } from '@/lib/services/people/students';
import { noteAccess } from '@/lib/services/records/access-log/note';
import { Application, type ApplicationRecord } from '@/models/application';
import { Profile } from '@/models/profile';
import { User, type UserRecord } from '@/models/user';

const MOST_APPLICATIONS = 500;
const OPEN_SHOWN = 50;
const DUE_SHOWN = 6;

/** A student at a glance, noted as read. 404 outside the viewer's scope. */
export async function studentOverview(viewer: Viewer, userId: string, now: Date): Promise<StudentOverview> {
  const student = await visibleStudent(viewer, userId);
  const [agents, counsellor, profile, applications, { today }] = await Promise.all([
    agentsOf([student]),
    counsellorNameOf(student),
    Profile.findOne({ userId }, 'personal educationSummaries documents').lean(),
    applicationsOf(viewer, userId),
    readerDay(viewer, now),
  ]);
  noteAccess(viewer, userId, 'contact', { id: userId });
  const filled = profile ?? { personal: null, educationSummaries: [], documents: {} };
  const open = applications.filter(({ status }) => !isEnd(status));
  const { _id, name, email, mobile, isVerified, choosesPassword = false, createdOn } = student;
  return {
    _id: String(_id),
    name,
    email: ownAddress(email),
    mobile,
    mobileE164: storedE164(student),
    isVerified,
    choosesPassword,
    awaitsAddress: !isVerified && !student.passwordHash && Boolean(student.helperIds?.length),
    createdOn: createdOn.toISOString(),
    counsellor,
    agent: agents.get(String(student.addedBy)) ?? null,
    profileCompleted: profileCompletion(filled).percent,
    missingDocuments: missingDocuments(filled).map((field) => DOCUMENTS[field].title),
    openApplications: open.slice(0, OPEN_SHOWN).map(openApplicationOf),
    closedApplications: applications.length - open.length,
    today,
    dueDays: inOrder(open.flatMap(dueDaysOf)).slice(0, DUE_SHOWN),
  };
}

async function applicationsOf(viewer: Viewer, userId: string): Promise<ApplicationRecord[]> {
  return Application.find(await visibleApplications(viewer, { userId }), '-acts -handOvers')
    .sort({ _id: -1 })
    .limit(MOST_APPLICATIONS)
    .lean();
}

async function counsellorNameOf({ counsellorId }: UserRecord) {
  const counsellor = counsellorId ? await User.findById(counsellorId, 'name').lean() : null;
  return counsellor && { _id: String(counsellor._id), name: counsellor.name };
}

function openApplicationOf(record: ApplicationRecord): OpenApplication {
  const { _id, course, university, country, year, month, status, history, open = 0, checkSince } = record;
  return {
    _id: String(_id),
    course,
    university,
    country,
    year,
    month,
    startIsKnown: isStartKnown(record),
    status,
    moves: history.map((move) => ({ status: move.status, at: move.at.toISOString() })),
    openItems: open,
    toCheck: Boolean(checkSince),
  };
}

function dueDaysOf(application: ApplicationRecord) {
  return deadlinesOf(application).map(({ key, on, what, ...rest }) => ({
    ...rest,
    key: `${application._id} ${key}`,
    on,
    what,
    about: courseWords(application),
    applicationId: String(application._id),
  }));
}
