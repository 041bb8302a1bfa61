import { Types } from 'mongoose';
import { NO_OPERATOR } from '@/lib/domain/accounts/operator';
import { shortlistCourse } from '@/lib/services/applications/shortlists/shortlist';
import { wholeFact } from '@/lib/services/catalogue/facts/facts';
import { Agency } from '@/models/agency';
import { Blog, News } from '@/models/article';
import { Assignment } from '@/models/assignment';
import { BilledPartyModel } from '@/models/billed-party';
import { ChecklistTemplate } from '@/models/checklist-template';
import { CopySetting } from '@/models/copy-setting';
import { Course } from '@/models/course';
import { FactOverride } from '@/models/fact-override';
import { FeeItem } from '@/models/fee-item';
import { MailSetting } from '@/models/mail-setting';
import { Operator } from '@/models/operator';
import { Profile } from '@/models/profile';
import { Prospect } from '@/models/prospect';
import { Scholarship } from '@/models/scholarship';
import { TaskRules } from '@/models/task-rules';
import { University } from '@/models/university';
import { claimOf } from './claims';
import { storedCourses } from './courses';
import { ITEM, itemOf } from './fees';
import { type Person, person } from './people';
import { education, job, personal } from './profiles';
import { SCHOLARSHIP } from './scholarships';
import type { Merging, World } from './whole-saves';

const PERIOD = {
  ...{ value: 524, validFrom: '2026-04-01', validTo: null, readOn: '2026-11-22', reviewBy: '2027-03-31' },
  source: { title: 'GOV.UK: Student visa', address: 'https://www.gov.uk/student-visa', kind: 'official' },
};
const LINE = { kind: 'other', label: 'A letter', note: '', source: 'The site', checkedOn: '2026-11-01' };

export const MORE_MERGING: Record<string, Merging> = {
  'PUT /scholarships/{id}': {
    as: ({ admin }) => admin,
    open: async ({ admin }) => {
      const at = await University.create({ university: `Scholars ${new Types.ObjectId()}`, country: 'UK' });
      const ofNobody = { universityId: at._id, courseId: null, agencyId: null, reason: '' };
      const stored = { ...SCHOLARSHIP, ...ofNobody, state: 'shown', wroteId: admin.user._id } as const;
      const { _id } = await Scholarship.create(stored);
      const params = { id: String(_id) };
      return {
        params,
        body: { ...SCHOLARSHIP },
        stored: async () => ({ ...(await Scholarship.findById(_id).lean()) }),
      };
    },
    edit: ['who', 'Women', 'Men'],
    other: ['value', 6_000],
  },
  'PUT /universities/text': {
    as: ({ admin }) => admin,
    open: async () => {
      const of = { university: `Written about ${new Types.ObjectId()}`, country: 'UK' as const };
      await University.create(of);
      return { body: { ...of, about: '' }, stored: async () => ({ ...(await University.findOne(of).lean()) }) };
    },
    edit: ['about', '<p>Theirs</p>', '<p>Mine</p>'],
  },
  'PUT /facts/{id}': {
    as: ({ admin }) => admin,
    open: async () => ({
      params: { id: 'australia.health-cover' },
      body: { periods: (await wholeFact('australia.health-cover')).periods },
      stored: async () => ({ ...(await FactOverride.findById('australia.health-cover').lean()) }),
    }),
    edit: ['periods', [{ ...PERIOD, value: 525 }], [{ ...PERIOD, value: 526 }]],
  },
  'PUT /checklist-templates': {
    as: ({ admin }) => admin,
    open: async () => {
      await ChecklistTemplate.create({ country: 'Singapore', level: 'Foundation', items: [LINE] } as never);
      return {
        body: { country: 'Singapore', level: 'Foundation', items: [LINE] },
        stored: async () => ({
          ...(await ChecklistTemplate.findOne({ country: 'Singapore', level: 'Foundation' }).lean()),
        }),
      };
    },
    edit: ['items', [{ ...LINE, label: 'Theirs' }], [{ ...LINE, label: 'Mine' }]],
  },
  'PUT /agency/fee-settings': {
    as: ({ firm }) => firm.owner,
    open: async ({ firm }) => ({
      body: { refundLimit: null },
      stored: async () => ({ ...(await Agency.findById(firm.owner.userId).lean()) }),
    }),
    edit: ['refundLimit', { amount: 10, currency: 'INR' }, { amount: 20, currency: 'INR' }],
  },
  'PUT /agency/billing': {
    as: ({ firm }) => firm.owner,
    open: async ({ firm }) => ({
      body: { legalName: '', address: '', taxLines: [], banks: [], ownCurrency: '', yearStart: '', series: [] },
      stored: async () => {
        const { address, billing } = await Agency.findById(firm.owner.userId).orFail().lean();
        return { ...billing, address };
      },
    }),
    edit: ['address', 'Mall Road', 'Model Town'],
    other: ['ownCurrency', 'INR'],
  },
  'PUT /agency/commission/agreements/{id}/billing': {
    as: ({ firm }) => firm.owner,
    open: async ({ firm, moga }) => {
      const { agreement } = await claimOf(firm.owner, [100], moga, 77);
      return {
        params: { id: agreement },
        body: { name: '', address: '', contact: '', terms: '', taxes: [] },
        stored: async () => ({ ...(await BilledPartyModel.findOne({ agreementId: agreement }).lean()) }),
      };
    },
    edit: ['name', 'Finance', 'Accounts'],
    other: ['terms', '30 days'],
  },
  'PUT /agency/shortlists/{whom}/{id}/courses/{courseId}': {
    as: ({ firm }) => firm.owner,
    open: async ({ firm, courseId }) => {
      const { _id } = await Prospect.create({ agencyId: firm.owner.user._id, name: 'Jyoti', source: 'call' });
      const of = { whom: 'lead' as const, id: String(_id) };
      await shortlistCourse(firm.owner.viewer, of, courseId, { note: 'Near home' });
      return {
        params: { whom: 'lead', id: String(_id), courseId },
        body: { note: 'Near home' },
        stored: async () => ({ note: (await Prospect.findById(_id).lean())?.shortlist?.courses[0]?.note }),
      };
    },
    edit: ['note', 'Has a hostel', 'Cheap'],
  },
};

/** Saves that are refused where somebody saved since: `seen` is what a form has read. */
export interface Refusing {
  as: (world: World) => Person;
  open: (world: World) => Promise<{
    params?: Record<string, string>;
    body: Record<string, unknown>;
    seen: () => Promise<object>;
    stored: () => Promise<Record<string, unknown>>;
  }>;
  edit: readonly [name: string, theirs: unknown, mine: unknown];
  isForm?: true;
  /** What it follows is at an end: there is no second save of it. */
  once?: true;
}

const article = (model: typeof Blog): Refusing => ({
  as: ({ admin }) => admin,
  open: async () => {
    const { _id } = await model.create({ title: 'A title', slug: 'a-title', description: '<p>A text.</p>' });
    return {
      params: { slug: 'a-title' },
      body: { title: 'A title', description: '<p>A text.</p>' },
      seen: async () => ({ seen: (await model.findById(_id).orFail().lean()).updatedOn?.toISOString() }),
      stored: async () => ({ ...(await model.findById(_id).lean()) }),
    };
  },
  edit: ['title', 'Their title', 'My title'],
});

/** A step of the profile of a student of their own. */
const step = (
  name: 'personal' | 'academic' | 'work',
  body: object,
  edit: Refusing['edit'],
  field: string,
): Refusing => {
  let student: Person;
  const profile = () => Profile.findOne({ userId: student.userId }).lean();
  return {
    as: () => student,
    open: async () => {
      student = await person('student');
      return {
        body: { ...body },
        seen: async () => ({ updatedOn: (await profile())?.savedOn?.[name]?.toISOString() ?? null }),
        stored: async () => ({
          [edit[0]]: field.split('.').reduce<unknown>((of, at) => (of as never)?.[at], await profile()),
        }),
      };
    },
    edit,
  };
};

const RULES = { as: ({ admin }: World) => admin, edit: ['rules', 'of Team', 'of Admin'] as const };

export const REFUSING: Record<string, Refusing> = {
  'PUT /edit-blog/{slug}': { ...article(Blog), isForm: true },
  'PUT /edit-news/{slug}': article(News),
  'PUT /courses/{id}': {
    as: ({ admin }) => admin,
    open: async () => {
      const [course] = await storedCourses({ course: 'Marine Law' });
      const { course: name, university, country } = course as NonNullable<typeof course>;
      return {
        params: { id: String(course?._id) },
        body: { course: name, university, country, remarks: '' },
        seen: async () => ({ seen: (await Course.findById(course?._id).orFail().lean()).updatedOn.toISOString() }),
        stored: async () => ({ ...(await Course.findById(course?._id).lean()) }),
      };
    },
    edit: ['remarks', 'Theirs.', 'Mine.'],
  },
  'POST /save-personal-info': step('personal', personal(), ['city', 'Pune', 'Delhi'], 'personal.city'),
  'POST /save-academic-info': step(
    'academic',
    { educationSummaries: [education()] },
    ['educationSummaries', [education('Bachelors')], [education('Masters')]],
    'educationSummaries',
  ),
  'POST /save-work-experience': step(
    'work',
    { workExperience: [job()] },
    ['workExperience', [{ ...job(), position: 'Theirs' }], [{ ...job(), position: 'Mine' }]],
    'workExperience',
  ),
  'POST /save-quick-scores': step(
    'academic',
    {
      level: 'Bachelors',
      percentage: 68,
      field: 'Economics',
      test: 'ielts',
      overall: 6.5,
      lowest: 6,
      taken: '2026-05-02',
    },
    ['overall', 7, 7.5],
    'tests.ielts_overall',
  ),
  'PUT /operator': {
    as: ({ admin }) => admin,
    open: async () => ({
      body: { ...NO_OPERATOR },
      seen: async () => ({ savedOn: (await Operator.findById('site').lean())?.savedOn.toISOString() ?? null }),
      stored: async () => ({ ...(await Operator.findById('site').lean()) }),
    }),
    edit: ['name', 'Their firm', 'My firm'],
  },
  'PUT /mail-settings': {
    as: ({ admin }) => admin,
    open: async () => ({
      body: { host: '', user: '' },
      seen: async () => ({ savedOn: (await MailSetting.findOne().lean())?.savedOn.toISOString() ?? null }),
      stored: async () => ({ ...(await MailSetting.findOne().lean()) }),
    }),
    edit: ['replyTo', 'theirs@example.com', 'mine@example.com'],
  },
  'PUT /copy-settings': {
    as: ({ admin }) => admin,
    open: async () => ({
      body: { where: '' },
      seen: async () => ({ savedOn: (await CopySetting.findOne().lean())?.savedOn.toISOString() ?? null }),
      stored: async () => ({ ...(await CopySetting.findOne().lean()) }),
    }),
    edit: ['region', 'theirs', 'mine'],
  },
  'PUT /staff/assignment': {
    ...RULES,
    open: async () => ({
      body: { rules: [] },
      seen: async () => ({ revision: (await Assignment.findById('rules').lean())?.revision ?? 0 }),
      stored: async () => ({ ...(await Assignment.findById('rules').lean()) }),
    }),
  },
  'PUT /staff/task-rules': {
    ...RULES,
    open: async () => ({
      body: { rules: [] },
      seen: async () => ({ revision: (await TaskRules.findById('rules').lean())?.revision ?? 0 }),
      stored: async () => ({ ...(await TaskRules.findById('rules').lean()) }),
    }),
  },
  'PUT /agency/fee-items/{id}': {
    as: ({ firm }) => firm.owner,
    open: async ({ firm }) => {
      const id = await itemOf(firm.owner);
      return {
        params: { id },
        body: { ...ITEM },
        seen: async () => ({}),
        stored: async () => ({ ...(await FeeItem.findOne({ endedOn: null, agencyId: firm.owner.userId }).lean()) }),
      };
    },
    edit: ['name', 'Their file', 'My file'],
    once: true,
  },
};
