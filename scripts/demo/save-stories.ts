import { Types } from 'mongoose';
import { isWaiting } from '@/lib/domain/applications/application-status';
import { SENT_OF_PROFILE } from '@/lib/domain/applications/consent';
import { sentByHistory } from '@/lib/domain/applications/sent';
import { startOrder } from '@/lib/domain/applications/starts';
import { workOrderOf } from '@/lib/domain/applications/work-order';
import type { CourseDraft } from '@/lib/domain/courses/course';
import { conversationOfPair } from '@/lib/domain/desk/conversations';
import { sanitizeRichText } from '@/lib/platform/rich-text';
import { dueDaysOf } from '@/lib/services/applications/moves/change';
import { courseIdentity } from '@/lib/services/catalogue/course-identity';
import { ensureConversations } from '@/lib/services/desk/messages/conversations';
import { renewEnquiries } from '@/lib/services/people/enquiries';
import { careCopies } from '@/lib/services/people/scope';
import { Activity } from '@/models/activity';
import { Application, type ApplicationRecord, wordsOfApplication } from '@/models/application';
import type { ConsentRecord } from '@/models/application-parts';
import { Blog, News } from '@/models/article';
import { Course } from '@/models/course';
import { Enquiry } from '@/models/enquiry';
import { Message } from '@/models/message';
import { Notification } from '@/models/notification';
import { SavedCourse } from '@/models/saved-course';
import { User } from '@/models/user';
import { type DemoApplication, demoApplications, demoSavedCourses } from './applications';
import { checklistOf } from './applications/checklists';
import { demoArticles, demoNews } from './articles';
import { demoActivities, demoEnquiries, demoMessages, demoNotifications } from './messages';
import { saveDemoDocuments } from './save-documents';
import type { DemoIds } from './save-people';
import { saveDemoThreads } from './save-threads';

/** Saves applications, saved courses, conversations, notices, activities, enquiries and articles; once. */
export async function saveDemoStories(now: Date, people: DemoIds, courses: readonly CourseDraft[]): Promise<void> {
  const applications = demoApplications(now, courses);
  const saved = demoSavedCourses(now, courses);
  const courseIds = await idsOf([...applications, ...saved].map(({ course }) => course));
  // Intakes depend on today's date: seeding again next month must not make a second set.
  if (!(await Application.exists({}))) await saveApplications(applications, people, courseIds, now);
  await saveDemoDocuments(now, people, applications);
  for (const { student, course, createdOn } of saved) {
    const [userId, courseId] = [idIn(people, student), idIn(courseIds, courseIdentity(course))];
    const record = { userId, courseId, country: course.country, createdOn, updatedOn: createdOn };
    await SavedCourse.updateOne({ userId, courseId }, { $setOnInsert: record }, { upsert: true, timestamps: false });
  }
  await saveArticles(now);
  const isNew = !(await Message.exists({}));
  await saveDemoThreads(now);
  if (!isNew) return;
  await Message.insertMany(
    demoMessages(now).map(({ from, to, text, createdOn, readOn }) => {
      const [sender, reader] = [idIn(people, from), idIn(people, to)];
      const conversation = conversationOfPair(sender, reader);
      return { conversation, kind: 'pair' as const, from: sender, to: reader, text, createdOn, readOn };
    }),
  );
  await ensureConversations();
  await Notification.insertMany(
    demoNotifications(now, applications).map(({ reader, ...notice }) => ({ userId: idIn(people, reader), ...notice })),
  );
  await Activity.insertMany(
    demoActivities(now, applications, saved).map(({ user, ...entry }) => ({ userId: idIn(people, user), ...entry })),
  );
  const enquiries = await Enquiry.insertMany(demoEnquiries(now));
  for (const { email } of enquiries) await renewEnquiries(email);
}

async function saveApplications(
  applications: DemoApplication[],
  people: DemoIds,
  courseIds: ReadonlyMap<string, Types.ObjectId>,
  now: Date,
): Promise<void> {
  // Oldest first: lists go by _id.
  const inOrder = [...applications].sort((a, b) => a.createdOn.getTime() - b.createdOn.getTime());
  const accounts = await User.find(
    { role: 'student' },
    'mobile company_name addedBy branchId memberId counsellor_name',
  ).lean();
  const students = new Map(accounts.map((account) => [String(account._id), account]));
  for (const {
    applicant,
    applicantName: studentName,
    agent,
    course,
    year,
    month,
    status,
    history,
    createdOn,
  } of inOrder) {
    const userId = idIn(people, applicant);
    const courseId = idIn(courseIds, courseIdentity(course));
    const { country, university } = course;
    const student = students.get(String(userId));
    const { mobile = '', company_name: agency = '' } = student ?? {};
    const agentId = agent ? idIn(people, agent) : null;
    const care = student ? careCopies(student) : {};
    const moves = history.map(({ by, ...move }) => ({ ...move, by: idIn(people, by) }));
    // Those that no one of the staff moved yet are no one's.
    const counsellorId = moves.findLast(({ byRole }) => byRole === 'team' || byRole === 'admin')?.by ?? null;
    const movedOn = history.at(-1)?.at ?? createdOn;
    const waitsSince = isWaiting(status) ? movedOn : null;
    const record = {
      userId,
      studentName,
      mobile,
      agency,
      ...care,
      agentId,
      counsellorId,
      courseId,
      country,
      university,
      course: course.course,
      level: course.level,
      year,
      month,
      status,
      movedOn,
      intakeOn: startOrder({ year, month }),
    };
    const { currency, tuitionFeeMinor } = course;
    const parts = await checklistOf({ ...record, history: moves, currency, tuitionFeeMinor }, now);
    const due = dueDaysOf({ status, ...parts });
    const sent = sentByHistory({ status, history: moves, offer: parts.offer ?? null });
    const _id = new Types.ObjectId();
    const ref = String(_id).slice(-6);
    await Application.updateOne(
      { userId, courseId, year, month },
      {
        $setOnInsert: {
          _id,
          ...record,
          ...parts,
          ...due,
          ...(sent ? { sent } : {}),
          consent: consentOf(record, moves[0]?.at ?? createdOn),
          history: moves,
          waitsSince,
          workOrder: workOrderOf(status, movedOn),
          ref,
          words: wordsOfApplication({ ...record, ref }),
          createdOn,
          updatedOn: movedOn,
        },
      },
      { upsert: true, timestamps: false },
    );
    if (counsellorId) await User.updateOne({ _id: userId, counsellorId: null }, { $set: { counsellorId } });
  }
}

/** Every student of the demo confirmed what is sent, right after the application was made. */
function consentOf(
  {
    userId,
    studentName,
    agentId,
    university,
    country,
  }: Pick<ApplicationRecord, 'userId' | 'studentName' | 'agentId' | 'university' | 'country'>,
  at: Date,
): ConsentRecord {
  const by = { by: userId, byRole: 'student' as const, byName: studentName, at };
  const said = { to: [`${university}, ${country}`], what: [...SENT_OF_PROFILE] };
  return { ...by, ...said, agentId, agentMayReply: false, guardian: null };
}

async function saveArticles(now: Date): Promise<void> {
  for (const [model, articles] of [
    [Blog, demoArticles(now)],
    [News, demoNews(now)],
  ] as const) {
    for (const { description, ...facts } of articles) {
      const article = { ...facts, description: sanitizeRichText(description), imageFileId: null };
      await model.updateOne({ slug: facts.slug }, { $setOnInsert: article }, { upsert: true, timestamps: false });
    }
  }
}

async function idsOf(courses: CourseDraft[]): Promise<Map<string, Types.ObjectId>> {
  const identities = [...new Set(courses.map(courseIdentity))];
  const stored = await Course.find({ identity: { $in: identities } }, 'identity').lean();
  return new Map(stored.map(({ identity, _id }) => [identity, _id]));
}

function idIn(ids: ReadonlyMap<string, Types.ObjectId>, key: string): Types.ObjectId {
  const id = ids.get(key);
  if (!id) throw new Error(`The demo names somebody or something it didn't make: ${key}`);
  return id;
}
