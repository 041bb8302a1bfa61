import type { FactSource, ShippedFact } from '../fact';

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
const ENGLISH: FactSource = {
  title: 'EMS: new English test scores from 7 August 2025',
  address: 'https://www.emsaus.com/en/blog/new-english-test-scores',
  kind: 'secondary',
};

/** Amounts and charges change on 1 July, and what July 2026 brought isn't known. */
const FINANCIAL_YEAR = '2026-06-30';
const SINCE_MAY = {
  validFrom: '2024-05-10',
  validTo: null,
  source: FUNDS,
  readOn: '2026-11-22',
  reviewBy: FINANCIAL_YEAR,
} as const;
const TESTS = {
  validFrom: '2025-08-07',
  validTo: null,
  source: ENGLISH,
  readOn: '2026-11-22',
  reviewBy: '2027-05-22',
} as const;
const ABOUT = { country: 'Australia', by: 'application' } as const;
const YEARLY = { ...ABOUT, shape: 'number', unit: 'AUD per year', note: '' } as const;

export const AUSTRALIA = {
  'australia.living.student': {
    ...YEARLY,
    label: 'Living cost of the student',
    note: 'Twelve months; less in proportion for a shorter stay. Tuition and travel come on top.',
    periods: [{ ...SINCE_MAY, value: 29710 }],
  },
  'australia.living.partner': {
    ...YEARLY,
    label: 'Living cost of a partner',
    periods: [{ ...SINCE_MAY, value: 10394 }],
  },
  'australia.living.child': { ...YEARLY, label: 'Living cost of each child', periods: [{ ...SINCE_MAY, value: 4449 }] },
  'australia.school': {
    ...YEARLY,
    label: 'Schooling of each child of school age',
    periods: [{ ...SINCE_MAY, value: 13502 }],
  },
  'australia.income': {
    ...YEARLY,
    label: 'Yearly income that stands for the funds',
    shape: 'table',
    note: 'Of the parents or the partner, instead of funds: for the student alone and with family.',
    periods: [{ ...SINCE_MAY, value: { alone: 87856, 'with family': 102500 } }],
  },
  'australia.funds.held': {
    ...ABOUT,
    label: 'The money must have been held for',
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
  'australia.health-cover': { ...YEARLY, label: 'Overseas student health cover', periods: [] },
  'australia.visa-charge': {
    ...ABOUT,
    label: 'Student visa (subclass 500)',
    shape: 'number',
    unit: 'AUD',
    note: 'For the student; each family member pays besides.',
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
    label: 'The same for Indian passports',
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
  'australia.visa-english': {
    label: 'English scores for the student visa',
    shape: 'table',
    unit: 'score',
    country: 'Australia',
    by: 'test',
    note: 'Without an English course beforehand.',
    periods: [
      {
        ...TESTS,
        value: { IELTS: 6, PTE: 47, TOEFL: 67, C1: 161, CELPIP: 7, LanguageCert: 61, MET: 53, OET: 1210 },
      },
    ],
  },
  'australia.visa-english.10-weeks': {
    label: 'English scores for the student visa, with 10 weeks of English',
    shape: 'table',
    unit: 'score',
    country: 'Australia',
    by: 'test',
    note: 'With at least 10 weeks of ELICOS before the course.',
    periods: [{ ...TESTS, value: { IELTS: 5.5, PTE: 39, TOEFL: 51, CELPIP: 6, LanguageCert: 54, MET: 49, OET: 1090 } }],
  },
  'australia.visa-english.20-weeks': {
    label: 'English scores for the student visa, with 20 weeks of English',
    shape: 'table',
    unit: 'score',
    country: 'Australia',
    by: 'test',
    note: 'With at least 20 weeks of ELICOS before the course.',
    periods: [{ ...TESTS, value: { IELTS: 5, PTE: 31, TOEFL: 37, CELPIP: 5, LanguageCert: 46, MET: 44, OET: 1020 } }],
  },
  'australia.visa-english.age': {
    label: 'Age of an English test for the student visa, at most',
    shape: 'number',
    unit: 'months',
    country: 'Australia',
    by: 'application',
    note: '',
    periods: [{ ...TESTS, value: 24 }],
  },
  'australia.visa-english.toefl': {
    label: 'TOEFL for Australian visas',
    shape: 'text',
    unit: 'words',
    country: 'Australia',
    by: 'test',
    note: 'The global test, reported from 1 to 6, is not accepted for visas.',
    periods: [
      {
        value: 'Only TOEFL iBT Australia, which is reported from 0 to 120.',
        validFrom: '2026-01-21',
        validTo: null,
        source: {
          title: 'Migration Centre of Australia: TOEFL iBT scoring changes and visa requirements',
          address:
            'https://migrationcentreofaustralia.com.au/uncategorized/toefl-ibt-scoring-changes-and-visa-requirements/',
          kind: 'secondary',
        },
        readOn: '2026-11-22',
        reviewBy: '2027-05-22',
      },
    ],
  },
} as const satisfies Record<string, ShippedFact>;
