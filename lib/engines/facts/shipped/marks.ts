import type { ShippedFact } from '../fact';

const READ = { validFrom: '2026-11-28', validTo: null, readOn: '2026-11-28', reviewBy: '2027-05-28' } as const;

/** What marks of one country's scale are on another. No source we found gives one rule for Indian averages on 10. */
export const MARKS = {
  'marks.nepal.neb': {
    label: 'Nepal, NEB: grade points and percentages',
    shape: 'table',
    unit: 'per cent',
    country: null,
    by: 'day',
    note: 'The lowest percentage in a subject for each grade point. If an average falls between two rows, choose a percentage between those two.',
    periods: [
      {
        value: { '4.0': 90, '3.6': 80, '3.2': 70, '2.8': 60, '2.4': 50, '2.0': 40, '1.6': 35 },
        ...READ,
        source: {
          title: 'Edusanjal: letter grading system in Nepal, grades 1 to 12',
          address: 'https://edusanjal.com/blog/letter-grading-system-in-nepal-grade-1-12/',
          kind: 'secondary',
        },
      },
    ],
  },
  'marks.nigeria.classes': {
    label: 'Nigeria: degree classes by average on a scale of 5',
    shape: 'table',
    unit: 'score',
    country: null,
    by: 'day',
    note: 'The lowest average for each class. Universities that use another scale have their own averages.',
    periods: [
      {
        value: { First: 4.5, '2:1': 3.5, '2:2': 2.4, Third: 1.5 },
        ...READ,
        source: {
          title: 'OpenEduCat: Nigerian university degree classification',
          address: 'https://openeducat.org/gradebook/nigeria/honours',
          kind: 'secondary',
        },
      },
    ],
  },
  'uk.classes.nigeria': {
    label: 'Nigerian degree classes and their British equivalents',
    shape: 'table',
    unit: 'words',
    country: 'UK',
    by: 'day',
    note: 'This is how one university compares them. Others may require more.',
    periods: [
      {
        value: { '2:1': '2:1', '2:2': '2:2', Third: 'Third' },
        ...READ,
        source: {
          title: 'University of Wolverhampton: entry requirements for students from Nigeria',
          address: 'https://www.wlv.ac.uk/international/our-locations/your-country/nigeria/',
          kind: 'secondary',
        },
      },
    ],
  },
  'uk.classes.kenya': {
    label: 'Kenyan degree classes and their British equivalents',
    shape: 'table',
    unit: 'words',
    country: 'UK',
    by: 'day',
    note: 'This is how one university compares them. Others may require more.',
    periods: [
      {
        value: { '2:2': '2:2' },
        ...READ,
        source: {
          title: 'London Metropolitan University: entry requirements for Kenya',
          address: 'https://www.londonmet.ac.uk/international/applying/entry-requirements-by-country/kenya/',
          kind: 'secondary',
        },
      },
    ],
  },
  'uk.classes.africa': {
    label: 'Degree classes of Ghana, Kenya and Uganda and their British equivalents',
    shape: 'table',
    unit: 'words',
    country: 'UK',
    by: 'day',
    note: 'This is how one employer in the UK compares degrees from Africa. Universities may require more.',
    periods: [
      {
        value: { '2:1': '2:1' },
        ...READ,
        readOn: '2026-12-01',
        validFrom: '2026-12-01',
        reviewBy: '2027-06-01',
        source: {
          title: 'Kent County Council: qualification equivalency table',
          address:
            'https://jobs.kent.gov.uk/working-here/starting-your-career-with-us/kent-graduate-programme/qualification-equivalency-table',
          kind: 'secondary',
        },
      },
    ],
  },
  'uk.classes.sri-lanka': {
    label: 'Sri Lankan degree classes and their British equivalents',
    shape: 'table',
    unit: 'words',
    country: 'UK',
    by: 'day',
    note: 'This is how one university compares them. Others may require more.',
    periods: [
      {
        value: { '2:1': '2:1', '2:2': '2:2' },
        ...READ,
        readOn: '2026-12-01',
        validFrom: '2026-12-01',
        reviewBy: '2027-06-01',
        source: {
          title: 'Oxford Brookes University: Sri Lanka',
          address: 'https://www.brookes.ac.uk/international/your-country/sri-lanka/',
          kind: 'secondary',
        },
      },
    ],
  },
  'uk.tariff.a-levels': {
    label: 'UCAS tariff points of A level grades',
    shape: 'table',
    unit: 'score',
    country: 'UK',
    by: 'day',
    note: 'What a grade counts for entry since September 2017.',
    periods: [
      {
        value: { 'A*': 56, A: 48, B: 40, C: 32, D: 24, E: 16 },
        ...READ,
        readOn: '2026-12-01',
        validFrom: '2017-09-01',
        reviewBy: '2027-06-01',
        source: {
          title: 'Tutorful: A level grades to UCAS tariff points',
          address: 'https://tutorful.co.uk/blog/a-level-grades-to-ucas-tariff-points',
          kind: 'secondary',
        },
      },
    ],
  },
} as const satisfies Record<string, ShippedFact>;
