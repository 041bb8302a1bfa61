import type { FactSource, ShippedFact } from '../fact';

const FUNDS: FactSource = {
  title: 'Immigration New Zealand: student fund requirements',
  address:
    'https://www.immigration.govt.nz/process-to-apply/applying-for-a-visa/providing-evidence-and-documents-to-support-your-visa-application/student-fund-requirements',
  kind: 'official',
};
const VISA: FactSource = {
  title: 'Immigration New Zealand: Fee Paying Student Visa',
  address: 'https://www.immigration.govt.nz/visas/fee-paying-student-visa',
  kind: 'official',
};
const HOURS: FactSource = {
  title: 'Business Standard: 25 hours of work a week, 10 November 2025',
  address:
    'https://www.business-standard.com/immigration/student-visa-holders-in-new-zealand-can-now-work-25-hours-weekly-125111000784_1.html',
  kind: 'secondary',
};
const POST_STUDY: FactSource = {
  title: 'NZ Immigration Info: new settings of the Post Study Work Visa, September 2022',
  address: 'https://nzimmigration.info/new-post-study-work-visa-settings/',
  kind: 'secondary',
};
const READ = { validFrom: '2026-11-26', validTo: null, readOn: '2026-11-26', reviewBy: '2027-05-26' } as const;
/** The page gives no day since when its amounts hold. */
const AS_READ = {
  validFrom: '2026-11-22',
  validTo: null,
  source: FUNDS,
  readOn: '2026-11-22',
  reviewBy: '2027-05-22',
} as const;
const ABOUT = { country: 'New Zealand', by: 'application' } as const;
const YEARLY = { ...ABOUT, shape: 'number', unit: 'NZD per year' } as const;
const MONTHLY = { ...ABOUT, shape: 'number', unit: 'NZD per month' } as const;

export const NEW_ZEALAND = {
  'new-zealand.living.year': {
    ...YEARLY,
    label: 'Living costs for each year',
    note: 'For a course of a year or more. Prepaid accommodation may be deducted.',
    periods: [{ ...AS_READ, value: 20000 }],
  },
  'new-zealand.living.month': {
    ...MONTHLY,
    label: 'Living costs for each month',
    note: 'For a course of less than a year. Prepaid accommodation may be deducted.',
    periods: [{ ...AS_READ, value: 1667 }],
  },
  'new-zealand.school.year': {
    ...YEARLY,
    label: 'Living costs of a child at school, for each year',
    note: 'For a stay of a year or more.',
    periods: [{ ...AS_READ, value: 17000 }],
  },
  'new-zealand.school.month': {
    ...MONTHLY,
    label: 'Living costs of a child at school, for each month',
    note: 'For a stay of less than a year.',
    periods: [{ ...AS_READ, value: 1417 }],
  },
  'new-zealand.maternity': {
    ...ABOUT,
    label: 'Maternity care, if pregnant',
    shape: 'number',
    unit: 'NZD',
    note: '',
    periods: [{ ...AS_READ, value: 9000 }],
  },
  'new-zealand.travel': {
    ...ABOUT,
    label: 'Travel out of New Zealand',
    shape: 'text',
    unit: 'words',
    note: '',
    periods: [{ ...AS_READ, value: 'A paid ticket out of New Zealand, or enough extra money to buy one.' }],
  },
  'new-zealand.funds.held': {
    ...ABOUT,
    label: 'How long the money must be held',
    shape: 'number',
    unit: 'days',
    note: '',
    periods: [],
  },
  'new-zealand.funds.holder': {
    ...ABOUT,
    label: 'Who may hold the money',
    shape: 'text',
    unit: 'words',
    note: '',
    periods: [
      {
        ...AS_READ,
        value: 'You, or another person for you; an accepted sponsor; a guarantor or third party.',
      },
    ],
  },
  'new-zealand.health-cover': { ...YEARLY, label: 'Insurance', note: '', periods: [] },
  'new-zealand.visa-charge': {
    ...ABOUT,
    label: 'Student visa',
    shape: 'number',
    unit: 'NZD',
    note: 'The source says that the fee starts at this amount.',
    periods: [{ ...READ, value: 850, source: VISA }],
  },
  'new-zealand.work.studying': {
    ...ABOUT,
    label: 'Work while studying',
    shape: 'table',
    unit: 'hours a week',
    note: 'In term time, for visas granted since November 2025. Most visas allow full-time work in scheduled breaks.',
    periods: [{ ...READ, value: { degree: 25, 'below a degree': 25 }, validFrom: '2025-11-03', source: HOURS }],
  },
  'new-zealand.work.charge': {
    ...ABOUT,
    label: 'Fee for the Post Study Work Visa',
    shape: 'number',
    unit: 'NZD',
    note: '',
    periods: [],
  },
  'new-zealand.work': {
    ...ABOUT,
    label: 'Post Study Work Visa',
    shape: 'table',
    unit: 'months',
    note: 'You need at least 30 weeks of full-time study in New Zealand. After a bachelor’s degree, the visa is as long as the course was. The changes of November 2026 for graduate diplomas and shorter courses are not included.',
    periods: [
      {
        ...READ,
        value: { 'bachelor, at most': 36, master: 36, 'master by research': 36, doctorate: 36 },
        validFrom: '2022-09-07',
        source: POST_STUDY,
      },
    ],
  },
} as const satisfies Record<string, ShippedFact>;
