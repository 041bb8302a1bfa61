import type { FactSource, ShippedFact } from '../fact';

const ENGLISH: FactSource = {
  title: 'EMS: new English test scores from 7 August 2025',
  address: 'https://www.emsaus.com/en/blog/new-english-test-scores',
  kind: 'secondary',
};

const TEST_CENTRE: FactSource = {
  title: 'Study Australia, the Australian Government: language testing organisations',
  address: 'https://studyaustralia.gov.au/en/plan-your-move/language-testing-organisations',
  kind: 'official',
};

const TESTS = {
  validFrom: '2025-08-07',
  validTo: null,
  source: ENGLISH,
  readOn: '2026-11-22',
  reviewBy: '2027-05-22',
} as const;
/** Tests before 7 August 2025 keep the scores of that time, and hold for 24 months. */
const FORMER_TESTS = {
  validFrom: '2024-03-23',
  validTo: '2025-08-06',
  source: ENGLISH,
  readOn: '2026-11-26',
  reviewBy: '2027-08-06',
} as const;

/** What an English test must show for Australia's visas, by the day of the test. */
export const AUSTRALIA_ENGLISH = {
  'australia.visa-english': {
    label: 'English scores for the student visa',
    shape: 'table',
    unit: 'score',
    country: 'Australia',
    by: 'test',
    note: 'If you take no English course before it.',
    periods: [
      { ...FORMER_TESTS, value: { IELTS: 6, PTE: 50, TOEFL: 64, C1: 169, OET: 'B' } },
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
    note: 'If you take at least 10 weeks of ELICOS (English) before the course.',
    periods: [
      { ...FORMER_TESTS, value: { IELTS: 5.5, PTE: 42, TOEFL: 46, C1: 162 } },
      { ...TESTS, value: { IELTS: 5.5, PTE: 39, TOEFL: 51, CELPIP: 6, LanguageCert: 54, MET: 49, OET: 1090 } },
    ],
  },
  'australia.visa-english.20-weeks': {
    label: 'English scores for the student visa, with 20 weeks of English',
    shape: 'table',
    unit: 'score',
    country: 'Australia',
    by: 'test',
    note: 'If you take at least 20 weeks of ELICOS (English) before the course.',
    periods: [
      { ...FORMER_TESTS, value: { IELTS: 5, PTE: 36, TOEFL: 35, C1: 154 } },
      { ...TESTS, value: { IELTS: 5, PTE: 31, TOEFL: 37, CELPIP: 5, LanguageCert: 46, MET: 44, OET: 1020 } },
    ],
  },
  'australia.visa-english.online': {
    label: 'English tests taken at home or online, for Australian visas',
    shape: 'text',
    unit: 'words',
    country: 'Australia',
    by: 'test',
    note: 'For example, the Duolingo English Test.',
    // The page names no first day; it speaks of tests until 4 May 2024 as past.
    periods: [
      {
        value: 'Not accepted: the test must be taken at a secure test centre.',
        validFrom: '2024-05-05',
        validTo: null,
        source: TEST_CENTRE,
        readOn: '2026-11-26',
        reviewBy: '2027-05-26',
      },
    ],
  },
  'australia.visa-english.age': {
    label: 'Maximum age of an English test for the student visa',
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
