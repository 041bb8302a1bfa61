import type { ZodType } from 'zod';
import { listSessions } from '@/lib/contract/accounts/sessions';
import { getSettings } from '@/lib/contract/accounts/settings';
import { type ApplicationView, applicationView } from '@/lib/contract/applications/applications';
import { savedCourses as savedContract } from '@/lib/contract/catalogue/saved-courses';
import { savedSearches as savedSearchesContract } from '@/lib/contract/catalogue/saved-searches';
import { ownFees as ownFeesContract } from '@/lib/contract/fees/charges';
import { type MessageView, message } from '@/lib/contract/messages/messages';
import { type AccessLogEntryView, ownAccessLog as accessLogContract } from '@/lib/contract/my-data/access-log';
import { type ConsentView, getConsent } from '@/lib/contract/my-data/consent';
import { listShares, type ShareView } from '@/lib/contract/my-data/shares';
import { activities } from '@/lib/contract/people/activities';
import { referrals } from '@/lib/contract/people/referrals';
import { fetchAcademicInfo } from '@/lib/contract/profile/academic';
import { getDocuments } from '@/lib/contract/profile/documents';
import { fetchPersonalInfo } from '@/lib/contract/profile/personal';
import { findUserDetails } from '@/lib/contract/profile/profile';
import { fetchWorkExperience } from '@/lib/contract/profile/work-experience';
import { courseWords } from '@/lib/domain/applications/course-words';
import { COUNTRIES } from '@/lib/domain/countries';
import { conversationOf } from '@/lib/domain/desk/conversations';
import { LARGEST_FILE } from '@/lib/platform/archive/archive';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { viewApplication } from '@/lib/services/applications/apply';
import { consentOf } from '@/lib/services/applications/consent/consent';
import { ownAttempts } from '@/lib/services/catalogue/practice/attempts';
import { ownDoubts } from '@/lib/services/catalogue/practice/doubts';
import { resultsOf } from '@/lib/services/catalogue/practice/results';
import { savedCourses } from '@/lib/services/catalogue/saved-courses';
import { savedSearches } from '@/lib/services/catalogue/search/saved/searches';
import { messageView } from '@/lib/services/desk/messages/store';
import { exportedSent } from '@/lib/services/desk/sent-practice/read';
import { sessionsOf } from '@/lib/services/people/accounts/sessions';
import { settingsOf } from '@/lib/services/people/accounts/settings';
import { ownFees } from '@/lib/services/people/fees/charges';
import { ownReceipts } from '@/lib/services/people/fees/receipts';
import { ownArchives } from '@/lib/services/people/profile/archives';
import { userDetails } from '@/lib/services/people/profile/basic';
import { documentsOf } from '@/lib/services/people/profile/documents';
import { academicInfoOf, personalInfoOf, workExperienceOf } from '@/lib/services/people/profile/profile';
import { listReferrals } from '@/lib/services/people/referrals';
import { ownAccessLog } from '@/lib/services/records/access-log/own';
import { Activity } from '@/models/activity';
import { Application } from '@/models/application';
import { Conversation } from '@/models/conversation';
import { Message } from '@/models/message';
import { User } from '@/models/user';
import { ownShares } from '../shares/shares';
import { agencyNotesOf, enquiriesOf, notedContactsOf, noticesTo, stepsOf, suggestionsTo } from './export-notes';

/** All that is kept about a student, as the API's own calls answer it to them. Messages and activities are read as they are written. */
export type StudentFile = Awaited<ReturnType<typeof studentFile>>;

/** What two people wrote, or what was written about an application. */
export interface Talk {
  title: string;
  /** The other person's id, or the application's. */
  id: string;
  messages: () => AsyncIterable<MessageView>;
}

/** Reads what an export holds for its student. */
export async function studentFile(viewer: Viewer) {
  const { userId } = viewer;
  const applications = await ownApplications(viewer);
  const saved = [];
  for (const country of COUNTRIES) saved.push(...(await savedCourses(viewer, { country })));
  return {
    account: findUserDetails.result.parse(await userDetails(viewer, userId)),
    settings: getSettings.result.parse(await settingsOf(viewer, userId)),
    personal: fetchPersonalInfo.result.parse(await personalInfoOf(viewer, userId)),
    academic: fetchAcademicInfo.result.parse(await academicInfoOf(viewer, userId)),
    work: fetchWorkExperience.result.parse(await workExperienceOf(viewer, userId)),
    archives: (await ownArchives(viewer)).filter(({ size }) => size <= LARGEST_FILE),
    documents: getDocuments.result.parse(await documentsOf(viewer, userId)),
    savedCourses: savedContract.result.parse(saved),
    savedSearches: savedSearchesContract.result.parse({ searches: await savedSearches(viewer) }),
    practice: await ownAttempts(viewer),
    practiceDoubts: await ownDoubts(viewer),
    practiceSent: await exportedSent(viewer),
    practiceResults: await resultsOf(viewer),
    referrals: referrals.result.parse({ referrals: await listReferrals(viewer, userId) }),
    sessions: listSessions.result.parse({ sessions: await sessionsOf(viewer) }),
    shares: listShares.result.parse({ shares: (await ownShares(viewer)).map(withoutLink) }),
    fees: ownFeesContract.result.parse({ charges: await ownFees(viewer) }),
    receipts: await ownReceipts(viewer),
    enquiries: await enquiriesOf(userId),
    suggestions: () => suggestionsTo(userId),
    contacts: () => notedContactsOf(userId),
    agencyNotes: () => agencyNotesOf(userId),
    notices: () => noticesTo(userId),
    applications,
    consents: await consentsTo(viewer, applications),
    talks: [...(await conversationsOf(userId)), ...applications.map(threadOf)],
    activities: () => activitiesOf(userId),
    visits: () => accessLogOf(viewer),
    history: (applicationId: string) => stepsOf(userId, applicationId),
  };
}

/** An archive may be shown to others, for whom the link isn't. */
const withoutLink = (share: ShareView): ShareView => ({ ...share, link: null });

/** What the student confirmed, by application; none for one that has no consent. */
async function consentsTo(viewer: Viewer, applications: readonly ApplicationView[]) {
  const consents = new Map<string, ConsentView>();
  for (const { _id } of applications) {
    const { consent } = getConsent.result.parse({ consent: await consentOf(viewer, _id) });
    if (consent.given) consents.set(_id, consent);
  }
  return consents;
}

async function ownApplications(viewer: Viewer): Promise<ApplicationView[]> {
  const ids = await Application.find({ userId: viewer.userId }, '_id').sort({ country: 1, _id: -1 }).lean();
  const views: ApplicationView[] = [];
  for (const { _id } of ids) views.push(applicationView.parse(await viewApplication(viewer, String(_id))));
  return views;
}

/** Also with people who are no contacts any more. */
async function conversationsOf(userId: string): Promise<Talk[]> {
  const conversations = await Conversation.find({ people: userId }, 'people').sort({ lastOn: -1 }).lean();
  const others = conversations.map(({ people }) => people.map(String).find((id) => id !== userId) ?? userId);
  const users = await User.find({ _id: { $in: others } }, 'name').lean();
  const names = new Map(users.map(({ _id, name }) => [String(_id), name]));
  return conversations.map(({ _id }, index) => {
    const other = others[index] ?? userId;
    return { id: other, title: names.get(other) ?? 'a former staff member', messages: () => messagesIn(_id) };
  });
}

const threadOf = (application: ApplicationView): Talk => ({
  id: application._id,
  title: courseWords(application),
  messages: () => messagesIn(conversationOf.thread(application._id)),
});

/** Oldest first. */
async function* messagesIn(conversation: string): AsyncGenerator<MessageView> {
  const cursor = Message.find({ conversation }).sort({ createdOn: 1, _id: 1 }).lean().cursor({ batchSize: BATCH });
  for await (const record of cursor) yield message.parse(messageView(record));
}

type ActivityView = { _id: string; activity: string; createdOn: string };
const activity: ZodType<ActivityView> = activities.result.shape.data.element;

/** Newest first. */
async function* activitiesOf(userId: string): AsyncGenerator<ActivityView> {
  const cursor = Activity.find({ userId }).sort({ createdOn: -1 }).lean().cursor({ batchSize: BATCH });
  for await (const { _id, activity: text, createdOn } of cursor) {
    yield activity.parse({ _id: String(_id), activity: text, createdOn: createdOn.toISOString() });
  }
}

/** Who looked, the last one first. */
async function* accessLogOf(viewer: Viewer): AsyncGenerator<AccessLogEntryView> {
  for (let page = 1; ; page++) {
    const { visits } = accessLogContract.result.parse(await ownAccessLog(viewer, { page, limit: BATCH }));
    yield* visits;
    if (visits.length < BATCH) return;
  }
}

/** How many records are held at a time. */
const BATCH = 200;
