import type { FactLook, FactSource, ShippedFact } from '../fact';

const FUNDS: FactSource = {
  title: 'WLW Lawyers: changes to Australian student visas, 9 May 2024',
  address: 'https://wlwlawyers.com.au/10-may-2024-changes-to-australian-student-visas/',
  kind: 'secondary',
};
const CHARGE: FactSource = {
  title: 'Business Today: student visa charge raised to AUD 2,000, 5 July 2025',
  address:
    'https://www.businesstoday.in/nri/visa/story/australia-hikes-student-visa-fee-to-aud-2000-sparking-cost-fears-for-thousands-of-indian-aspirants-483220-2025-07-05',
  kind: 'secondary',
};
const GRADUATE: FactSource = {
  title: 'AVIE: Post-Higher Education Work stream, 28 June 2024',
  address: 'https://avie.com.au/485-post-higher-education-work-phew-stream-previously-the-post-study-work-stream-visa/',
  kind: 'secondary',
};
const HOURS: FactSource = {
  title: 'University of New England: work conditions for student visa holders',
  address: 'https://www.une.edu.au/international/student-visa-and-conditions/work-conditions-for-student-visa-holders',
  kind: 'secondary',
};
const WORK_CHARGE: FactSource = {
  title: 'Business Standard: Temporary Graduate visa at AUD 4,600, 6 March 2026',
  address:
    'https://www.business-standard.com/immigration/australia-visa-shock-temporary-graduate-fee-jumps-100-to-rs-3-lakh-126030600790_1.html',
  kind: 'secondary',
};

/** Amounts and charges change on 1 July. */
const FINANCIAL_YEAR = '2026-06-30';
const NO_UPDATE: FactLook = {
  on: '2026-11-26',
  found:
    'We looked for changes from July 2026 and found none. Sources from March 2026 still give AUD 29,710 and AUD 2,000.',
};
const SINCE_MAY = {
  validFrom: '2024-05-10',
  validTo: null,
  source: FUNDS,
  readOn: '2026-11-22',
  reviewBy: FINANCIAL_YEAR,
  looked: NO_UPDATE,
} as const;
const READ = { validTo: null, readOn: '2026-11-26', reviewBy: '2027-05-26' } as const;
const ABOUT = { country: 'Australia', by: 'application' } as const;
const YEARLY = { ...ABOUT, shape: 'number', unit: 'AUD per year', note: '' } as const;

export const AUSTRALIA = {
  'australia.living.student': {
    ...YEARLY,
    label: 'Living costs of the student',
    note: 'For twelve months; proportionally less for a shorter stay. Tuition and travel are extra.',
    periods: [{ ...SINCE_MAY, value: 29710 }],
  },
  'australia.living.partner': {
    ...YEARLY,
    label: 'Living costs of a partner',
    periods: [{ ...SINCE_MAY, value: 10394 }],
  },
  'australia.living.child': {
    ...YEARLY,
    label: 'Living costs of each child',
    periods: [{ ...SINCE_MAY, value: 4449 }],
  },
  'australia.school': {
    ...YEARLY,
    label: 'School costs for each child of school age',
    periods: [{ ...SINCE_MAY, value: 13502 }],
  },
  'australia.income': {
    ...YEARLY,
    label: 'Yearly income accepted instead of funds',
    shape: 'table',
    note: 'Of the parents or the partner, instead of funds: for the student alone and with family.',
    periods: [{ ...SINCE_MAY, value: { alone: 87856, 'with family': 102500 } }],
  },
  'australia.funds.held': {
    ...ABOUT,
    label: 'How long the money must be held',
    shape: 'number',
    unit: 'days',
    note: '',
    periods: [],
  },
  'australia.funds.holder': {
    ...ABOUT,
    label: 'Who may hold the money',
    shape: 'text',
    unit: 'words',
    note: '',
    periods: [],
  },
  'australia.health-cover': {
    ...YEARLY,
    label: 'Overseas student health cover',
    note: 'You must have it for the whole stay. Each insurer has its own price; the page below says where to compare them.',
    look: {
      title: 'Study Australia: overseas student health cover',
      address: 'https://studyaustralia.gov.au/en_in/plan-your-move/overseas-student-health-cover-oshc',
    },
    periods: [],
  },
  'australia.visa-charge': {
    ...ABOUT,
    label: 'Student visa (subclass 500)',
    shape: 'number',
    unit: 'AUD',
    note: 'For the student. Each family member pays a separate charge.',
    periods: [{ ...SINCE_MAY, validFrom: '2025-07-01', source: CHARGE, value: 2000 }],
  },
  'australia.work': {
    ...ABOUT,
    label: 'Temporary Graduate visa (subclass 485), Post-Higher Education Work stream',
    shape: 'table',
    unit: 'months',
    note: 'At most 35 years old; 50 after a research degree.',
    periods: [
      {
        value: { bachelor: 24, master: 24, 'master by research': 36, doctorate: 36 },
        validFrom: '2024-07-01',
        validTo: null,
        source: GRADUATE,
        readOn: '2026-11-22',
        reviewBy: '2027-05-22',
      },
    ],
  },
  'australia.work.india': {
    ...ABOUT,
    label: 'Temporary Graduate visa for holders of Indian passports',
    shape: 'table',
    unit: 'months',
    note: 'First-class honours in a STEM field give the longer stay after a bachelor’s degree.',
    periods: [
      {
        value: { bachelor: 24, 'bachelor, first-class STEM': 36, master: 36, doctorate: 48 },
        validFrom: '2024-07-01',
        validTo: null,
        source: GRADUATE,
        readOn: '2026-11-22',
        reviewBy: '2027-05-22',
      },
    ],
  },
  'australia.work.studying': {
    ...ABOUT,
    label: 'Work while studying',
    shape: 'table',
    unit: 'hours a fortnight',
    note: 'From the first day of the course, while it is in session; no limit when it is not.',
    periods: [
      {
        ...READ,
        value: { degree: 48, 'below a degree': 48, research: 'no limit' },
        validFrom: '2023-07-01',
        source: HOURS,
      },
    ],
  },
  'australia.work.charge': {
    ...ABOUT,
    label: 'Charge for the Temporary Graduate visa',
    shape: 'number',
    unit: 'AUD',
    note: 'For the graduate. Each family member pays a separate charge.',
    periods: [{ ...READ, value: 4600, validFrom: '2026-03-01', source: WORK_CHARGE, reviewBy: '2027-06-30' }],
  },
} as const satisfies Record<string, ShippedFact>;
