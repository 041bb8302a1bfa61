import { expect } from '@playwright/test';
import { Types } from 'mongoose';
import type { Role } from '@/lib/domain/roles';
import { slugOf } from '@/lib/domain/slug';
import { storeFile } from '@/lib/platform/files/store';
import { shortlistLink } from '@/lib/services/applications/shortlists/link';
import { planBatch } from '@/lib/services/catalogue/course-import/batches';
import { Application } from '@/models/application';
import { Blog } from '@/models/article';
import { BulkActs } from '@/models/bulk-act';
import { Course } from '@/models/course';
import { Enquiry } from '@/models/enquiry';
import { GroupMessage } from '@/models/group-message';
import { ImportBatch } from '@/models/import-batch';
import { PracticeSent } from '@/models/practice-sent';
import { Prospect } from '@/models/prospect';
import { Receipt } from '@/models/receipt';
import { Charge } from '@/models/student-fee';
import { University } from '@/models/university';
import { User } from '@/models/user';
import { AS_IT_LOOKS, uploaded } from './imports';
import { agencyRows } from './workbooks';

/** Every page a role can open; `{course}` and its like stand for real records. */
export const PAGES: Record<Role | 'visitor', string[]> = {
  visitor: [
    '/',
    '/login',
    '/register',
    '/forget-password',
    '/reset-password?token=x',
    '/sign-in-link?token=x',
    '/first-password',
    '/verify-email?token=x',
    '/confirm-email?token=x',
    '/guardian-consent?token=x',
    '/student-consent?token=x',
    '/agency-link?token=x',
    '/about',
    '/contact',
    '/terms',
    '/terms?version=1',
    '/shared/x',
    '/shortlist/x',
    '/shortlist/{shortlist}',
    '/unsubscribe?token=x',
    '/courses',
    '/courses?q=zzzzqqqq',
    '/courses/{course}',
    '/compare?course={course}',
    '/compare',
    '/universities',
    '/universities/{universityId}',
    '/study/{study}',
    '/scholarships',
    '/scholarships?q=zzzzqqqq',
    '/blog',
    '/blog/view/{article}',
    '/blog/topic/{topic}',
    '/blog/preview/{preview}',
    '/news',
    '/practice',
    '/practice/ielts-ac-reading-1',
    '/practice/ielts-ac-reading-1/practise',
    '/practice/ielts-ac-reading-1/test',
    '/practice/pte-reading-1/practise',
    '/practice/pte-listening-1/practise',
    '/practice/pte-speaking-writing-1/practise',
    '/practice/ielts-ac-writing-1/practise',
    '/practice/ielts-ac-speaking-1/practise',
    '/practice/ielts-ac-speaking-1/test',
    '/practice/ielts-ac-listening-1/practise',
    '/privacy',
    '/verify',
    '/unauthorized',
    '/nowhere',
  ],
  student: [
    '/app/student',
    '/app/student/search-course',
    '/app/student/search-course?country=Canada&q=nursing',
    '/app/student/search-course?qualify=1&likely=1',
    '/app/student/view-application/{course}',
    '/app/student/view-application/nothing',
    '/app/student/apply-course/{course}',
    '/app/student/applied-successfully',
    '/app/student/my-applications',
    '/app/student/my-applications/offers',
    '/app/student/saved-applications',
    '/app/student/saved-applications?country=Singapore',
    '/app/student/activity',
    '/app/student/practice',
    '/app/student/practice-sent',
    '/app/student/practice-sent/{sentPractice}',
    '/app/student/profile?step=welcome',
    '/app/student/profile?step=1',
    '/app/student/profile?step=2',
    '/app/student/profile?step=3',
    '/app/student/profile?step=4',
    '/app/student/profile?step=5',
    '/app/student/view-profile/{student}',
    '/app/student/view-profile/{student}?tab=documents',
    '/app/student/view-profile/{student}?tab=applications',
    '/app/student/view-profile/nobody',
    '/app/student/notifications',
    '/app/student/notifications?show=read',
    '/app/student/messages',
    '/app/student/messages/chat/{team}',
    '/app/student/messages/chat/nobody',
    '/app/student/messages/applications',
    '/app/student/messages/application/{application}',
    '/app/student/settings',
    '/app/student/my-data',
    '/app/student/fees',
    '/app/student/refer',
  ],
  helper: [
    '/app/helper',
    '/app/helper/profile/{student}/1',
    '/app/helper/profile/{student}/2',
    '/app/helper/profile/{student}/3',
    '/app/helper/profile/{student}/4',
    '/app/helper/profile/{student}/5',
    '/app/helper/view-profile/{student}',
    '/app/helper/view-profile/{student}?tab=documents',
    '/app/helper/view-profile/{student}?tab=applications',
    '/app/helper/search-course?q=nursing',
    '/app/helper/view-application/{course}',
    '/app/helper/apply-course/{course}/{student}',
    '/app/helper/applied-successfully',
    '/app/helper/applications/{ofStudent}',
    '/app/helper/messages',
    '/app/helper/messages/application/{ofStudent}',
    '/app/helper/notifications',
    '/app/helper/settings',
    '/app/helper/password',
  ],
  agent: [
    '/app/agent',
    '/app/agent/add-student/new',
    '/app/agent/add-student/{ofAgent}',
    '/app/agent/add-student/{ofAgent}/3',
    '/app/agent/add-student/ffffffffffffffffffffffff',
    '/app/agent/students',
    '/app/agent/papers-that-end',
    '/app/agent/papers-that-end?state=expired',
    '/app/agent/students?search=zzzz',
    '/app/agent/students/import',
    '/app/agent/student-requests',
    '/app/agent/messages',
    '/app/agent/messages/application/{agentApplication}',
    '/app/agent/view-profile/{ofAgent}',
    '/app/agent/view-profile/{ofAgent}?tab=shortlist',
    '/app/agent/find-course/student/{ofAgent}',
    '/app/agent/applications',
    '/app/agent/applications/{agentApplication}',
    '/app/agent/applications?status=Rejected&country=Singapore',
    '/app/agent/search-course',
    '/app/agent/view-application/{course}',
    '/app/agent/apply-course/{course}/{ofAgent}',
    '/app/agent/applied-successfully',
    '/app/agent/saved-applications',
    '/app/agent/scholarships',
    '/app/agent/notifications',
    '/app/agent/leads',
    '/app/agent/leads?due=none',
    '/app/agent/leads/{agencyLead}',
    '/app/agent/group-messages',
    '/app/agent/group-messages/new?of={chosenLeads}',
    '/app/agent/group-messages/{groupMessage}',
    '/app/agent/find-course/lead/{agencyLead}',
    '/app/agent/my-work',
    '/app/agent/fees',
    '/app/agent/fees?q=zzzz',
    '/app/agent/fees/items',
    '/app/agent/fees/declared',
    '/app/agent/fees/students/{payer}',
    '/app/agent/receipts/{receipt}',
    '/app/agent/practice-sent',
    '/app/agent/reports',
    '/app/agent/commission',
    '/app/agent/commission/agreements',
    '/app/agent/commission/claims',
    '/app/agent/commission/slip',
    '/app/agent/commission/month',
    '/app/agent/commission/billing',
    '/app/agent/people',
    '/app/agent/api-tokens',
    '/app/agent/webhooks',
    '/app/agent/people/names',
    '/app/agent/people/numbers',
    '/app/agent/people/log',
    '/app/agent/people/licences',
    '/app/agent/settings',
    '/app/agent/password',
  ],
  admin: [
    '/app/admin',
    '/app/admin/catalogue',
    '/app/admin/bulk-course',
    '/app/admin/bulk-course/{upload}',
    '/app/admin/bulk-course/{upload}?step=columns',
    '/app/admin/search-course',
    '/app/admin/view-application/{course}',
    '/app/admin/edit-course/{course}',
    '/app/admin/site',
    '/app/admin/site?section=contact',
    '/app/admin/site?section=home',
    '/app/admin/site?section=offer',
    '/app/admin/site?section=texts',
    '/app/admin/site?section=mail',
    '/app/admin/site?section=copies',
    '/app/admin/api-tokens',
    '/app/admin/webhooks',
    '/app/admin/status',
    '/app/admin/staff-notes',
    '/app/admin/staff-notes?kind=hidden',
    '/app/admin/saved-applications',
    '/app/admin/universities',
    '/app/admin/universities?q=zzzzqqqq',
    '/app/admin/view-university/{university}',
    '/app/admin/add-category',
    '/app/admin/all-category',
    '/app/admin/blog',
    '/app/admin/all-blogs',
    '/app/admin/view-blog/{blog}',
    '/app/admin/view-blog/{blog}/versions',
    '/app/admin/edit-blog/{blog}',
    '/app/admin/practice',
    '/app/admin/practice/ielts-ac-reading-1',
    '/app/admin/practice/ielts-ac-listening-1',
    '/app/admin/news',
    '/app/admin/all-news',
    '/app/admin/verification',
    '/app/admin/students',
    '/app/admin/papers-that-end',
    '/app/admin/papers-that-end?state=expired',
    '/app/admin/students?search=zzzzqqqq',
    '/app/admin/students?verified=no',
    '/app/admin/applications',
    '/app/admin/applications/list',
    '/app/admin/applications/{application}',
    '/app/admin/agents',
    '/app/admin/agents/{agent}/handling',
    '/app/admin/credit-disputes',
    '/app/admin/agreements',
    '/app/admin/checklists',
    '/app/admin/counsellors',
    '/app/admin/practice-sent',
    '/app/admin/reports',
    '/app/admin/reports?report=funnel',
    '/app/admin/reports?report=days',
    '/app/admin/reports?report=days&by=university',
    '/app/admin/reports?report=sources&country=Canada',
    '/app/admin/reply-templates',
    '/app/admin/my-work',
    '/app/admin/students?charge=nobody',
    '/app/admin/facts',
    '/app/admin/scholarships',
    '/app/admin/search-words',
    '/app/admin/requirement-clauses',
    '/app/admin/facts/english.toefl.ranges',
    '/app/admin/staff',
    '/app/admin/audit-log',
    '/app/admin/audit-log?search=zzzz',
    '/app/admin/enquiries',
    '/app/admin/messages',
    '/app/admin/messages/chat/{student}',
    '/app/admin/password',
    '/app/admin/view-profile/{student}',
    '/app/admin/view-profile/{student}?tab=forms',
    '/app/admin/view-profile/{student}?tab=applications',
    '/app/admin/view-profile/{student}?tab=history',
    '/app/admin/leads?state=all',
    '/app/admin/leads/{lead}',
  ],
  team: [
    '/app/team',
    '/app/team?charge=all',
    '/app/team?charge=all&group=stalled',
    '/app/team/applications',
    '/app/team/applications/list?status=Pending',
    '/app/team/applications/stalled',
    '/app/team/applications/list?charge=me',
    '/app/team/students',
    '/app/team/papers-that-end',
    '/app/team/papers-that-end?state=expired',
    '/app/team/password',
    '/app/team/applications/{application}',
    '/app/team/view-profile/{student}',
    '/app/team/practice-sent',
    '/app/team/practice-sent/{sentPractice}',
    '/app/team/leads',
    '/app/team/search-course',
    '/app/team/view-application/{course}',
    '/app/team/saved-applications',
    '/app/team/messages',
    '/app/team/messages/chat/{student}',
    '/app/team/messages/applications',
    '/app/team/messages/application/{application}?room=notes',
  ],
};

/** The path with real records in the place of its names in braces. */
export async function withRecords(path: string): Promise<string> {
  let filled = path;
  for (const [slot, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    filled = filled.replace(slot, (await RECORDS[name]?.()) ?? slot);
  }
  return filled;
}

/** Of a draft that somebody shared. */
async function previewKey(): Promise<string> {
  const draft = { title: 'A shared draft', slug: 'a-shared-draft', description: '<p>Not yet public.</p>' };
  const shared = { ...draft, previewKey: 'p'.repeat(32) };
  await Blog.updateOne({ slug: draft.slug }, { $setOnInsert: shared }, { upsert: true });
  return shared.previewKey;
}

const firstCourse = () => Course.findOne({ forSample: false }).sort({ _id: 1 }).lean();

/** What stands for each name in an address. */
const RECORDS: Record<string, () => Promise<string>> = {
  upload: uploadToReview,
  course: async () => String((await firstCourse())?._id),
  lead: async () => String((await Enquiry.findOne({}, '_id').lean())?._id),
  university: async () => {
    const course = await firstCourse();
    return [course?.country, course?.university].map((part) => encodeURIComponent(part ?? '')).join('/');
  },
  universityId: async () => {
    const course = await firstCourse();
    const where = { country: course?.country, university: course?.university };
    return String((await University.findOne(where, '_id').lean())?._id);
  },
  topic: async () =>
    slugOf((await Blog.findOne({ status: true, 'topics.0': { $exists: true } }, 'topics').lean())?.topics?.[0] ?? ''),
  preview: previewKey,
  study: async () => {
    const course = await firstCourse();
    return `${slugOf(course?.category ?? '')}-in-${slugOf(course?.country ?? '')}`;
  },
  blog: async () => (await Blog.findOne({}, 'slug').lean())?.slug ?? '',
  article: async () => (await Blog.findOne({ status: true }, 'slug').lean())?.slug ?? '',
  application: async () => String((await Application.findOne({}, '_id').lean())?._id),
  ofStudent: async () => String((await Application.findOne({ userId: await personaId('student') }, '_id').lean())?._id),
  student: () => personaId('student'),
  agent: () => personaId('agent'),
  team: () => personaId('team'),
  ofAgent: async () => String((await User.findOne({ addedBy: await personaId('agent') }, '_id').lean())?._id),
  shortlist: async () => {
    const record = await Prospect.findOne({ 'shortlist.link._id': { $exists: true } }).lean();
    const link = record?.shortlist?.link;
    return record && link ? (shortlistLink({ _id: record._id, link }).split('/').at(-1) ?? '') : '';
  },
  payer: async () => String((await Charge.findOne({}, 'studentId').lean())?.studentId),
  receipt: async () => String((await Receipt.findOne({ kind: 'payment' }, '_id').lean())?._id),
  sentPractice: async () => {
    const fileId = await storeFile(
      (async function* text() {
        yield new TextEncoder().encode('Many people think that libraries are old.');
      })(),
      { kind: 'practice', ownerId: await personaId('student'), name: 'text.txt', type: 'text/plain' },
    );
    const about = { setId: 'ielts-ac-writing-1', title: 'Academic Writing, set 1', n: 2, asked: 'Write essay.' };
    const endsOn = new Date(Date.now() + 1e9);
    const sent = { ...about, userId: await personaId('student'), kind: 'text' as const, fileId, endsOn };
    return String((await PracticeSent.create(sent))._id);
  },
  agencyLead: async () => String((await Prospect.findOne({ name: 'Rohan Bhatia' }, '_id').lean())?._id),
  chosenLeads: async () => String((await chosenLeads())._id),
  groupMessage: async () => {
    const { _id: bulkId, ids, agencyId, by } = await chosenLeads();
    const message = { agencyId, by, byName: 'Simran', bulkId, channel: 'whatsapp' as const, text: 'Hello {name}!' };
    const state = { state: 'sent' as const, ids, forgetOn: new Date(Date.now() + 1e9) };
    return String((await GroupMessage.create({ ...message, ...state }))._id);
  },
  agentApplication: async () =>
    String((await Application.findOne({ agentId: await personaId('agent') }, '_id').lean())?._id),
};

/** Leads of the demo's agency who may be messaged, chosen for a message. */
async function chosenLeads() {
  const agencyId = new Types.ObjectId(await personaId('agent'));
  const leads = { agencyId, stage: { $ne: 'student' as const } };
  await Prospect.updateMany(leads, { $set: { mayMessage: { how: 'contact', on: '2026-11-02' } } });
  const forgetOn = new Date(Date.now() + 1e9);
  return BulkActs.create({
    ...{
      agencyId,
      by: agencyId,
      list: 'leads',
      act: 'message',
      value: {},
      words: 'chosen for a message',
      state: 'done',
    },
    ...{ ids: await Prospect.distinct('_id', leads), busyUntil: new Date(), undoUntil: forgetOn, forgetOn },
  });
}

/** An upload with additions, a refused row and cells that were not understood, which waits for a decision. */
async function uploadToReview(): Promise<string> {
  const admin = await User.findOne({ email: 'admin@example.com' }).lean();
  if (!admin) throw new Error('no admin');
  const { name, email } = admin;
  const list = agencyRows(30);
  (list[6] as unknown[])[1] = '';
  (list[9] as unknown[])[6] = 'please ask';
  const batch = await uploaded({ viewer: { userId: String(admin._id), role: 'admin', name, email } }, list);
  const id = String(batch._id);
  await planBatch({ userId: String(admin._id), role: 'admin', name, email }, id, AS_IT_LOOKS);
  const status = async () => (await ImportBatch.findById(id, 'status').lean())?.status;
  await expect.poll(status, { timeout: 90_000 }).toBe('planned');
  return id;
}

async function personaId(role: Role): Promise<string> {
  return String((await User.findOne({ email: `${role}@example.com` }, '_id').lean())?._id);
}
