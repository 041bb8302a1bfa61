import { Types } from 'mongoose';
import { Agency } from '@/models/agency';
import { Application } from '@/models/application';
import { Caseload } from '@/models/caseload';
import { Category } from '@/models/category';
import { CommissionParties } from '@/models/commission-partner';
import { Enquiry } from '@/models/enquiry';
import { PracticeDoubt } from '@/models/practice-doubt';
import { Profile } from '@/models/profile';
import { Prospect } from '@/models/prospect';
import { ReplyTemplate } from '@/models/reply-template';
import { RequirementClause } from '@/models/requirement-clause';
import { SearchEntry } from '@/models/search-entry';
import { Task } from '@/models/task';
import { User } from '@/models/user';
import { agencyOfFive, idOf } from './agency';
import { application } from './applications';
import { storedCourses } from './courses';
import { everybody, type Person } from './people';
import { personal } from './profiles';

/** What each save is tried on. */
export async function savesWorld() {
  const who = await everybody();
  const { who: firm, students, moga, jalandhar, courseId } = await agencyOfFive();
  const its = await application(who.student);
  await its.move(who.team, 'Under Review');
  await its.consent(who.student);
  await its.move(who.team, 'Interview', '', { interview: INTERVIEW });
  const offered = await application(who.student);
  await offered.move(who.team, 'Under Review');
  await offered.consent(who.student);
  await offered.move(who.team, 'Submitted');
  await offered.offer(who.team, { conditional: 'false', reference: 'A1', startOn: '2031-09-01' });
  return { ...who, firm, students, moga, jalandhar, courseId, its, offered };
}
export type World = Awaited<ReturnType<typeof savesWorld>>;

const INTERVIEW = { on: '2031-05-01', time: '10:00', zone: 'Europe/London', link: '', place: 'Room 1', note: 'Ask' };

/** A record that two people have open. */
interface Open {
  params?: Record<string, string>;
  /** What a form that was filled from it sends back, as it is. */
  body: Record<string, unknown>;
  /** The record now, by the names of the body. */
  stored: () => Promise<Record<string, unknown>>;
}
export interface Merging {
  as: (world: World) => Person;
  open: (world: World) => Promise<Open>;
  /** A field, what one device saves in it and what the other. */
  edit: readonly [name: string, theirs: unknown, mine: unknown];
  /** Another field, which the second device alone changes; none where there is none. */
  other?: readonly [name: string, mine: unknown];
  /** Its form is sent with a file: all is text. */
  isForm?: true;
}

const item = async (world: World, kind: string) =>
  world.its.askedFor(world.team, { kind, label: 'What is asked', note: 'A note', dueOn: '2031-01-01' });
const itemNow = async (world: World, id: string) =>
  (await Application.findById(world.its.id).lean())?.items?.find(({ _id }) => String(_id) === id);

/** Saves that merge by field: each with a record to try them on. */
export const MERGING: Record<string, Merging> = {
  'PATCH /agency/leads/{id}': {
    as: ({ firm }) => firm.owner,
    open: async ({ firm }) => {
      const lead = { name: 'Komal', source: 'call' as const, stage: 'new' as const, wishes: 'UK' };
      const { _id } = await Prospect.create({ agencyId: firm.owner.user._id, ...lead });
      return {
        params: { id: String(_id) },
        body: { stage: 'new', nextOn: '', memberId: null, wishes: 'UK' },
        stored: async () => ({ ...(await Prospect.findById(_id).lean()) }),
      };
    },
    edit: ['stage', 'visit', 'contacted'],
    other: ['wishes', 'Canada'],
  },
  'PATCH /leads/{id}': {
    as: ({ team }) => team,
    open: async ({ team }) => {
      const { _id } = await Enquiry.create({ name: 'Asha', source: 'phone', counsellorId: team.user._id });
      return {
        params: { id: String(_id) },
        body: { state: 'new', followUpOn: '' },
        stored: async () => ({ ...(await Enquiry.findById(_id).lean()) }),
      };
    },
    edit: ['state', 'contacted', 'qualified'],
    other: ['followUpOn', '2031-02-01'],
  },
  'PATCH /staff/tasks/{id}': {
    as: ({ team }) => team,
    open: async ({ team }) => {
      const by = { ownerId: team.user._id, madeBy: team.user._id };
      const { _id } = await Task.create({ title: 'Call', dueOn: '2031-01-01', ...by } as never);
      return {
        params: { id: String(_id) },
        body: { title: 'Call', dueOn: '2031-01-01', ownerId: team.userId },
        stored: async () => ({ ...(await Task.findById(_id).lean()) }),
      };
    },
    edit: ['title', 'Call again', 'Write'],
    other: ['dueOn', '2031-03-01'],
  },
  'PUT /staff/{id}/caseload': {
    as: ({ admin }) => admin,
    open: async ({ team }) => ({
      params: { id: team.userId },
      body: { ceiling: null, awayFrom: null, awayUntil: null },
      stored: async () => ({ ...(await Caseload.findById(team.userId).lean()) }),
    }),
    edit: ['ceiling', 10, 20],
    other: ['awayFrom', '2031-01-01'],
  },
  'PUT /staff/reply-templates/{id}': {
    as: ({ team }) => team,
    open: async () => {
      const { _id } = await ReplyTemplate.create({ name: 'Hello', text: 'Good day.', ownerId: null });
      return {
        params: { id: String(_id) },
        body: { name: 'Hello', text: 'Good day.', shared: true },
        stored: async () => ({ ...(await ReplyTemplate.findById(_id).lean()) }),
      };
    },
    edit: ['text', 'Good evening.', 'Good morning.'],
    other: ['name', 'Greeting'],
  },
  'PUT /search-dictionary': {
    as: ({ admin }) => admin,
    open: async ({ admin }) => {
      await storedCourses({ course: 'Zoology' }, { course: 'Botany' }, { course: 'Ecology' });
      await SearchEntry.create({ _id: 'lifesc', means: ['zoology'], by: admin.user._id, at: new Date() });
      return {
        body: { typed: 'lifesc', means: ['zoology'] },
        stored: async () => ({ ...(await SearchEntry.findById('lifesc').lean()) }),
      };
    },
    edit: ['means', ['botany'], ['ecology']],
  },
  'PUT /categories/{id}': {
    as: ({ admin }) => admin,
    open: async () => {
      const subcategories = [{ _id: new Types.ObjectId(), name: 'Law of the sea' }];
      const { _id } = await Category.create({ name: 'Law and order', subcategories });
      const sent = subcategories.map((one) => ({ _id: String(one._id), name: one.name }));
      return {
        params: { id: String(_id) },
        body: { name: 'Law and order', subcategories: sent },
        stored: async () => ({ ...(await Category.findById(_id).lean()) }),
      };
    },
    edit: ['subcategories', [{ name: 'Tax law' }], [{ name: 'Family law' }]],
    other: ['name', 'Law'],
  },
  'PUT /requirement-clauses': {
    as: ({ admin }) => admin,
    open: async () => {
      const clause = { words: 'A talk', search: ['talk'], reading: 'A talk', isUnread: false, courses: 1 };
      await RequirementClause.create({ _id: 'a talk', ...clause, group: 'unread' } as never);
      return {
        body: { key: 'a talk', answer: null },
        stored: async () => ({ ...(await RequirementClause.findById('a talk').lean()) }),
      };
    },
    edit: ['answer', 'hand-in', 'none'],
  },
  'PATCH /practice-doubts/{id}': {
    as: ({ admin }) => admin,
    open: async () => {
      const { _id } = await PracticeDoubt.create({ setId: 'ielts-ac-reading-1', n: 1, text: 'Wrong?' });
      return {
        params: { id: String(_id) },
        body: { state: 'answered', answer: '' },
        stored: async () => ({ ...(await PracticeDoubt.findById(_id).lean()) }),
      };
    },
    edit: ['answer', 'It is right.', 'Cancel receipt.'],
  },
  'PATCH /applications/{id}/items/{itemId}': {
    as: ({ team }) => team,
    open: async (world) => {
      const itemId = await item(world, 'question');
      return {
        params: { id: world.its.id, itemId },
        body: { label: 'What is asked', note: 'A note', dueOn: '2031-01-01' },
        stored: async () => ({ ...(await itemNow(world, itemId)) }),
      };
    },
    edit: ['note', 'Theirs', 'Mine'],
    other: ['dueOn', '2031-02-01'],
  },
  'POST /applications/{id}/items/{itemId}/answer': {
    as: ({ student }) => student,
    open: async (world) => {
      const itemId = await item(world, 'question');
      return {
        params: { id: world.its.id, itemId },
        body: { text: '' },
        stored: async () => ({ text: (await itemNow(world, itemId))?.answer }),
      };
    },
    edit: ['text', 'In 2029.', 'In 2030.'],
  },
  'PUT /applications/{id}/items/{itemId}/paid-to': {
    as: ({ student }) => student,
    open: async (world) => {
      const itemId = await item(world, 'payment');
      return {
        params: { id: world.its.id, itemId },
        body: { to: '', name: '' },
        stored: async () => ({ ...(await itemNow(world, itemId))?.paid }),
      };
    },
    edit: ['to', 'agency', 'university'],
  },
  'PUT /applications/{id}/interview': {
    as: ({ team }) => team,
    open: async ({ its }) => ({
      params: { id: its.id },
      body: INTERVIEW,
      stored: async () => ({ ...(await Application.findById(its.id).lean())?.interview }),
    }),
    edit: ['time', '11:00', '12:00'],
    other: ['note', 'Mine'],
  },
  'PUT /applications/{id}/offer': {
    as: ({ team }) => team,
    open: async ({ offered }) => ({
      params: { id: offered.id },
      body: {
        conditional: false,
        conditions: '',
        replyBy: '',
        deposit: '',
        currency: '',
        depositBy: '',
        startOn: '2031-09-01',
        reference: 'A1',
      },
      stored: async () => ({ ...(await Application.findById(offered.id).lean())?.offer }),
    }),
    edit: ['reference', 'B2', 'C3'],
    other: ['replyBy', '2031-01-01'],
    isForm: true,
  },
  'PATCH /agency/members/{id}': {
    as: ({ firm }) => firm.owner,
    open: async ({ firm, moga }) => ({
      params: { id: firm.desk.userId },
      body: {
        name: 'Dilpreet Front',
        role: 'front-desk',
        branches: [moga],
        exports: false,
        commission: false,
        disabled: false,
      },
      stored: async () => {
        const user = await User.findById(firm.desk.userId).orFail().lean();
        return { ...user.agency, name: user.name };
      },
    }),
    edit: ['name', 'Dilpreet F.', 'D. Front'],
    other: ['exports', true],
  },
  'PATCH /agency/branches/{id}': {
    as: ({ firm }) => firm.owner,
    open: async ({ firm, jalandhar }) => ({
      params: { id: jalandhar },
      body: { name: 'Jalandhar', city: 'Jalandhar', isClosed: false },
      stored: async () => branchNow(firm.owner.userId, jalandhar),
    }),
    edit: ['name', 'Jalandhar Cantt', 'Jalandhar City'],
    other: ['city', 'Jullundur'],
  },
  'PUT /agency/commission/applications/{id}/parties': {
    as: ({ firm }) => firm.owner,
    open: async ({ students, moga }) => {
      const { _id } = await Application.findOne({ userId: students.ofNone.userId }).orFail().lean();
      return {
        params: { id: String(_id) },
        body: { partnerId: null, shares: [{ branchId: moga, weight: 1, isFirm: false }] },
        stored: async () => ({ shares: (await CommissionParties.findOne({ applicationId: _id }).lean())?.branches }),
      };
    },
    edit: ['shares', [], [{ weight: 2 }]],
  },
  'POST /update-settings': {
    as: ({ otherStudent }) => otherStudent,
    open: async ({ otherStudent }) => {
      const { settings } = await User.findById(otherStudent.userId).orFail().lean();
      const { notifications, tfa, newsLetter } = settings;
      return {
        body: { notifications, tfa, newsLetter },
        stored: async () => ({ ...(await User.findById(otherStudent.userId).orFail().lean()).settings }),
      };
    },
    // Two who turn the same have done the same: what is not touched is kept.
    edit: ['newsLetter', true, true],
    other: ['notifications', false],
  },
  'POST /save-basic-profile': {
    as: ({ otherStudent }) => otherStudent,
    open: async ({ otherStudent }) => {
      const { name, email, mobile } = await User.findById(otherStudent.userId).orFail().lean();
      return {
        body: { name, email, mobile },
        stored: async () => ({ ...(await User.findById(otherStudent.userId).orFail().lean()) }),
      };
    },
    edit: ['name', 'Asha Devi', 'Asha D.'],
    other: ['mobile', '9876500009'],
  },
  'PUT /students/{id}/guardian': {
    as: ({ team }) => team,
    open: async ({ students }) => {
      const { userId } = students.ofNeha;
      const dob = `${new Date().getFullYear() - 16}-01-01`;
      const guardian = { guardian_name: 'Sunita', guardian_email: 'sunita@example.com' };
      await Profile.create({ userId, personal: { ...personal(), dob, ...guardian } } as never);
      return {
        params: { id: userId },
        body: { ...guardian, dob },
        stored: async () => ({ ...(await Profile.findOne({ userId }).lean())?.personal }),
      };
    },
    edit: ['guardian_name', 'Sunita Devi', 'Sunita D.'],
    other: ['guardian_email', 's.devi@example.com'],
  },
};

async function branchNow(agencyId: string, id: string): Promise<Record<string, unknown>> {
  const agency = await Agency.findById(agencyId).lean();
  return { ...agency?.branches.find(({ _id }) => _id.equals(idOf(id))) };
}
