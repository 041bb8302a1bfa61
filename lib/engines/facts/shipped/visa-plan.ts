import type { FactLook, FactSource, ShippedFact } from '../fact';

/** When to apply for a student's visa and what to have in hand, by country. None of it says how an application will end. */

const source = (kind: FactSource['kind']) => (title: string, address: string) => ({ title, address, kind }) as const;
const official = source('official');
const secondary = source('secondary');

const READ = { validFrom: '2026-11-29', validTo: null, readOn: '2026-11-29', reviewBy: '2027-05-29' } as const;
/** The newest text that was found is older than a year of changes. */
const looked = (found: string): FactLook => ({ on: '2026-11-29', found });

const EDINBURGH = secondary(
  'University of Edinburgh: when you can apply for a Student visa',
  'https://www.ed.ac.uk/student-administration/immigration/applying-for-visa/student-visa/applying/outside-uk/when-to-apply',
);
const NTU = secondary(
  'Nanyang Technological University: application of Student’s Pass',
  'https://www.ntu.edu.sg/life-at-ntu/student-life/onestop/student%27s-pass/application-of-student%27s-pass',
);
/** The page was renewed each month; this is the newest copy of it. */
const NZ_JUNE_2024 = {
  validFrom: '2024-06-01',
  validTo: null,
  source: official(
    'Immigration New Zealand: visa processing times for international students, June 2024',
    'https://www.immigration.govt.nz/new-zealand-visas/waiting-for-a-visa/how-long-it-takes-to-process-your-visa-application/visa-processing-times-international-students',
  ),
  readOn: '2026-11-29',
  reviewBy: '2024-12-31',
  looked: looked(
    'We looked for newer times. A copy of the same page for September 2024 gives 5 weeks for universities; we found nothing since.',
  ),
} as const;

const TIME = { label: 'Processing time of the visa', shape: 'table', unit: 'days', by: 'application' } as const;
const AHEAD = { label: 'How long before the course starts to apply', shape: 'number', by: 'application' } as const;
const OPENS = { label: 'Earliest application before the course starts', shape: 'number', by: 'application' } as const;
const STEPS = {
  label: 'What you need for the visa, in this order',
  shape: 'table',
  unit: 'words',
  by: 'application',
  note: '',
} as const;

const ASK_THE_GOVERNMENT = 'The government’s own page has the full list for your country and situation.';

export const VISA_PLAN = {
  'uk.visa.time': {
    ...TIME,
    country: 'UK',
    note: 'Counted from the appointment for photo and fingerprints. It can take longer in summer. Allow extra time for the return of your passport and for the journey.',
    periods: [
      {
        ...READ,
        value: { to: 21 },
        source: EDINBURGH,
      },
    ],
  },
  'uk.visa.ahead': { ...AHEAD, country: 'UK', unit: 'days', note: '', periods: [] },
  'uk.visa.opens': {
    ...OPENS,
    country: 'UK',
    unit: 'months',
    note: 'For an application from outside the UK.',
    periods: [
      {
        ...READ,
        value: 6,
        source: EDINBURGH,
      },
    ],
  },
  'uk.visa.steps': {
    ...STEPS,
    country: 'UK',
    periods: [
      {
        ...READ,
        value: {
          CAS: 'The university issues it once you have met the conditions of the offer, paid the deposit and sent a copy of your passport.',
          'Tuberculosis test':
            'If you need the certificate for your country, book early: at busy times you may wait ten days or more.',
          Money: 'Keep the full amount in the bank for the number of days shown in the plan.',
          'Online application': `Fill in the form and pay the fee and the health surcharge. ${ASK_THE_GOVERNMENT}`,
          'Photo and fingerprints': 'Book the appointment at a visa application centre and bring your passport.',
        },
        source: secondary(
          'Anglia Ruskin University: studying with us for longer than six months',
          'https://www.aru.ac.uk/international/immigration/studying-with-us-for-longer-than-six-months',
        ),
      },
    ],
  },

  'canada.visa.time': {
    ...TIME,
    country: 'Canada',
    note: 'It depends on the country you apply from. The government’s tool shows the number of weeks for each country.',
    look: {
      title: 'Government of Canada: processing times',
      address: 'https://www.cic.gc.ca/english/information/times/',
    },
    periods: [],
  },
  'canada.visa.ahead': { ...AHEAD, country: 'Canada', unit: 'months', note: '', periods: [] },
  'canada.visa.opens': { ...OPENS, country: 'Canada', unit: 'months', note: '', periods: [] },
  'canada.visa.steps': {
    ...STEPS,
    country: 'Canada',
    periods: [
      {
        ...READ,
        value: {
          'Letter of acceptance (LOA)':
            'From your university, which must be a designated learning institution. Meet the conditions of the offer first.',
          'Attestation letter (PAL or TAL)':
            'From the province or territory, if your course needs one (in Québec, the CAQ). The university will tell you how to get it.',
          Money: 'Collect proof that you can pay tuition and living costs, with the bank statements required.',
          'Online application': `Upload your passport, photo, letters and proof of money, and pay the fee. ${ASK_THE_GOVERNMENT}`,
          'Photo and fingerprints': 'If you are asked for biometrics, give them at a visa application centre.',
          'Medical examination': 'Some students need one, from a doctor on the government’s list.',
        },
        source: secondary(
          'University of British Columbia, Okanagan: apply for a study permit',
          'https://students.ok.ubc.ca/global-engagement-office/go-global/visiting-international-research-student-at-ubc-okanagan/apply-for-study-permit/',
        ),
      },
    ],
  },

  'australia.visa.time': {
    ...TIME,
    country: 'Australia',
    note: 'The government advises applying at least 6 to 8 weeks before the course starts. Its tool shows how long recent decisions took.',
    periods: [
      {
        value: { from: 42, to: 56 },
        validFrom: '2022-09-01',
        validTo: null,
        source: official(
          'Study Australia: improving visa processing times, 1 September 2022',
          'https://www.studyaustralia.gov.au/news/improving-visa-processing-times',
        ),
        readOn: '2026-11-29',
        reviewBy: '2023-09-01',
        looked: looked(
          'We looked for newer official advice and found none: Home Affairs shows times only in its tool. Unofficial sources from 2025 give 35 to 61 days.',
        ),
      },
    ],
  },
  'australia.visa.ahead': { ...AHEAD, country: 'Australia', unit: 'days', note: '', periods: [] },
  'australia.visa.opens': { ...OPENS, country: 'Australia', unit: 'months', note: '', periods: [] },
  'australia.visa.steps': {
    ...STEPS,
    country: 'Australia',
    periods: [
      {
        ...READ,
        value: {
          'Confirmation of enrolment (CoE)': 'The university issues it after you accept the offer and pay.',
          'Health cover (OSHC)': 'It must last for the whole stay.',
          'English for the visa': 'The visa has its own minimum scores, which can differ from the university’s.',
          Money: 'Collect proof that you can pay tuition, living costs and travel.',
          'Health and police checks': 'Do them before you apply, if you need them.',
          'Online application': `Apply in ImmiAccount and upload every document. ${ASK_THE_GOVERNMENT}`,
        },
        source: secondary(
          'MoveAbroad: Australia student visa application process',
          'https://www.moveabroad.ai/life-in-australia/visa-application-process',
        ),
      },
    ],
  },

  'new-zealand.visa.time': {
    ...TIME,
    country: 'New Zealand',
    note: '6 weeks for universities and private providers, 7 for polytechnics. Most visas are decided within this time.',
    periods: [{ ...NZ_JUNE_2024, value: { from: 42, to: 49 } }],
  },
  'new-zealand.visa.ahead': {
    ...AHEAD,
    country: 'New Zealand',
    unit: 'months',
    note: 'Immigration New Zealand recommends at least 3 months before your course starts.',
    periods: [{ ...NZ_JUNE_2024, value: 3 }],
  },
  'new-zealand.visa.opens': { ...OPENS, country: 'New Zealand', unit: 'months', note: '', periods: [] },
  'new-zealand.visa.steps': {
    ...STEPS,
    country: 'New Zealand',
    periods: [
      {
        ...READ,
        value: {
          'Offer of place': 'With the course, its dates and whether it is full-time. Check the spelling of your name.',
          Money: 'Collect proof that you can pay a year’s living costs and your journey home.',
          'Police certificate': 'If you are 17 or older and will study for more than two years. Plan it well ahead.',
          'Medical checks': 'If you need them. Plan them well ahead too.',
          Insurance: 'Medical and travel insurance for the whole stay.',
          'Online application': `Upload everything and pay the fee: incomplete applications can be declined. ${ASK_THE_GOVERNMENT}`,
        },
        source: secondary(
          'VisaVerge: student visa checklist for New Zealand, 2025',
          'https://visaverge.com/visa/new-zealand-updates-student-visa-checklist-for-2025',
        ),
      },
    ],
  },

  'usa.visa.time': {
    ...TIME,
    country: 'USA',
    note: 'It depends on how long you wait for the interview at your embassy or consulate.',
    look: {
      title: 'U.S. Department of State: student visa',
      address: 'https://travel.state.gov/content/travel/en/us-visas/study',
    },
    periods: [],
  },
  'usa.visa.ahead': { ...AHEAD, country: 'USA', unit: 'months', note: '', periods: [] },
  'usa.visa.opens': {
    ...OPENS,
    country: 'USA',
    unit: 'days',
    note: 'The visa can be issued this early, but you can’t enter the country more than 30 days before the start date on the I-20.',
    periods: [
      {
        ...READ,
        value: 365,
        validFrom: '2023-02-23',
        source: secondary(
          'Columbia University: State Department updates F visa policy, 23 February 2023',
          'https://isso.columbia.edu/news/state-department-updates-f-visa-policy',
        ),
      },
    ],
  },
  'usa.visa.steps': {
    ...STEPS,
    country: 'USA',
    periods: [
      {
        ...READ,
        value: {
          'I-20':
            'The university sends it once you have shown how you will pay for the first year. Check your name and sign the form.',
          'SEVIS fee': 'Pay it with the SEVIS number on the I-20 and keep the receipt for the interview.',
          'DS-160': 'Fill in the online visa form and print the page with the barcode.',
          'Interview appointment':
            'Book it at the embassy or consulate yourself, as early as you can, and pay the visa fee.',
          Money: 'Bring proof of the amount on the I-20 to the interview.',
        },
        source: secondary(
          'Temple University: getting started in the visa process',
          'https://isss.temple.edu/students/future-students/getting-started-visa-process',
        ),
      },
    ],
  },

  'singapore.visa.time': {
    ...TIME,
    country: 'Singapore',
    note: 'Universities say 3 working days to two months.',
    periods: [],
  },
  'singapore.visa.ahead': {
    ...AHEAD,
    country: 'Singapore',
    unit: 'months',
    note: 'Your university tells you exactly when. Some accept applications until one month before.',
    periods: [
      {
        ...READ,
        value: 2,
        source: NTU,
      },
    ],
  },
  'singapore.visa.opens': {
    ...OPENS,
    country: 'Singapore',
    unit: 'months',
    note: '',
    periods: [
      {
        ...READ,
        value: 3,
        source: NTU,
      },
    ],
  },
  'singapore.visa.steps': {
    ...STEPS,
    country: 'Singapore',
    periods: [
      {
        ...READ,
        value: {
          'SOLAR registration': 'The university registers you with the authority (ICA) and emails you a number.',
          'eForm 16': 'Submit it in SOLAR with your passport details and a photo, and pay the processing fee.',
          'In-principle approval (IPA)': 'It is sent to the university or to you. Then pay the issuance fee in SOLAR.',
          'Medical report':
            'On the authority’s form, with an X-ray and a blood test, if you will study for more than six months.',
          'Student’s Pass':
            'Enter with the IPA letter and your passport, and complete the formalities with the university.',
        },
        source: secondary(
          'National University of Singapore: Student Pass application',
          'https://isep.nus.edu.sg/student-pass-application',
        ),
      },
    ],
  },
} as const satisfies Record<string, ShippedFact>;
