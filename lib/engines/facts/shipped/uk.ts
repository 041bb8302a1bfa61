import type { FactSource, ShippedFact } from '../fact';

const MONEY: FactSource = {
  title: 'GOV.UK: Student visa, money you need',
  address: 'https://www.gov.uk/student-visa/money',
  kind: 'official',
};
const EVIDENCE: FactSource = {
  title: 'GOV.UK: Financial evidence for Student and Child Student visa applicants',
  address: 'https://www.gov.uk/guidance/financial-evidence-for-student-and-child-student-route-applicants',
  kind: 'official',
};
const NOVEMBER_2025: FactSource = {
  title: 'VisaHQ: new financial thresholds take effect, 11 November 2025',
  address:
    'https://www.visahq.com/news/2025-11-11/gb/student-visa-maintenance-funds-jump-today-as-new-financial-thresholds-take-effect',
  kind: 'secondary',
};
const GRADUATE: FactSource = {
  title: 'BUILA: shorter Graduate Route from January 2027, UK government confirms',
  address: 'https://www.buila.ac.uk/articles/shorter-graduate-route-from-january-2027-uk-govt-confirms',
  kind: 'secondary',
};

/** What the government's page said while its amounts of 2025 were valid; rules on it had no other day. */
const OFFICIAL_2025 = {
  validFrom: '2025-01-02',
  validTo: '2025-11-10',
  source: EVIDENCE,
  readOn: '2026-11-22',
  reviewBy: '2027-05-22',
} as const;
const SINCE_NOVEMBER = {
  validFrom: '2025-11-11',
  validTo: null,
  source: NOVEMBER_2025,
  readOn: '2026-11-22',
  reviewBy: '2027-05-22',
} as const;
const RULE = { ...OFFICIAL_2025, validTo: null, source: MONEY } as const;
const ABOUT = { country: 'UK', by: 'application' } as const;

export const UK = {
  'uk.living.london': {
    ...ABOUT,
    label: 'Living cost in London',
    shape: 'number',
    unit: 'GBP per month',
    note: 'In the City of London and the 32 boroughs.',
    periods: [
      { ...OFFICIAL_2025, value: 1483 },
      { ...SINCE_NOVEMBER, value: 1529 },
    ],
  },
  'uk.living.elsewhere': {
    ...ABOUT,
    label: 'Living cost outside London',
    shape: 'number',
    unit: 'GBP per month',
    note: '',
    periods: [
      { ...OFFICIAL_2025, value: 1136 },
      { ...SINCE_NOVEMBER, value: 1171 },
    ],
  },
  'uk.living.most-months': {
    ...ABOUT,
    label: 'Months of living cost to show, at most',
    shape: 'number',
    unit: 'months',
    note: '',
    periods: [{ ...RULE, value: 9 }],
  },
  'uk.dependant.london': {
    ...ABOUT,
    label: 'Living cost of each dependant in London',
    shape: 'number',
    unit: 'GBP per month',
    note: 'Who may bring dependants is another question.',
    periods: [{ ...OFFICIAL_2025, value: 845 }],
  },
  'uk.dependant.elsewhere': {
    ...ABOUT,
    label: 'Living cost of each dependant outside London',
    shape: 'number',
    unit: 'GBP per month',
    note: 'Who may bring dependants is another question.',
    periods: [{ ...OFFICIAL_2025, value: 680 }],
  },
  'uk.accommodation': {
    ...ABOUT,
    label: 'Prepaid accommodation that may be taken off, at most',
    shape: 'number',
    unit: 'GBP',
    note: '',
    periods: [{ ...SINCE_NOVEMBER, value: 1529 }],
  },
  'uk.funds.held': {
    ...ABOUT,
    label: 'The money must have been held for',
    shape: 'number',
    unit: 'days',
    note: 'Consecutive days.',
    periods: [{ ...RULE, value: 28 }],
  },
  'uk.funds.before': {
    ...ABOUT,
    label: 'The last of these days is before the application by at most',
    shape: 'number',
    unit: 'days',
    note: '',
    periods: [{ ...RULE, value: 31 }],
  },
  'uk.funds.holder': {
    ...ABOUT,
    label: 'Who may hold the money',
    shape: 'text',
    unit: 'words',
    note: '',
    periods: [
      {
        ...RULE,
        value:
          'You; your parents, with a letter that you may use it; your partner, if in the UK or applying with you; an official sponsor or a student loan.',
      },
    ],
  },
  'uk.health-cover': {
    ...ABOUT,
    label: 'Immigration health surcharge',
    shape: 'number',
    unit: 'GBP per year',
    note: '',
    periods: [],
  },
  'uk.visa-charge': { ...ABOUT, label: 'Student visa', shape: 'number', unit: 'GBP', note: '', periods: [] },
  'uk.work': {
    ...ABOUT,
    label: 'Graduate visa',
    shape: 'table',
    unit: 'months',
    note: 'The day of the application for the Graduate visa decides, not the start of the course.',
    periods: [
      // The sources say what held until the change, not since when: the day of the statement that changes it.
      {
        value: { bachelor: 24, master: 24, doctorate: 36 },
        validFrom: '2025-10-14',
        validTo: '2026-12-31',
        source: GRADUATE,
        readOn: '2026-11-22',
        reviewBy: '2027-05-22',
      },
      {
        value: { bachelor: 18, master: 18, doctorate: 36 },
        validFrom: '2027-01-01',
        validTo: null,
        source: GRADUATE,
        readOn: '2026-11-22',
        reviewBy: '2027-05-22',
      },
    ],
  },
  'uk.marks.brookes.india': {
    label: 'Oxford Brookes: Indian bachelor’s degrees',
    shape: 'table',
    unit: 'per cent',
    country: 'UK',
    by: 'day',
    note: 'The per cent that stand for a class, by how the university ranks the institution.',
    periods: [
      {
        value: {
          '2:1 high': 60,
          '2:1 medium': 65,
          '2:1 low': 70,
          '2:2 high': 50,
          '2:2 medium': 55,
          '2:2 low': 60,
        },
        validFrom: '2026-11-22',
        validTo: null,
        source: {
          title: 'Oxford Brookes University: entry requirements for India',
          address: 'https://www.brookes.ac.uk/study/international-students/your-country/india/entry-requirements',
          kind: 'official',
        },
        readOn: '2026-11-22',
        reviewBy: '2027-05-22',
      },
    ],
  },
} as const satisfies Record<string, ShippedFact>;
