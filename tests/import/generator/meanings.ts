import type { ImportField } from '@/lib/domain/imports/import-fields';
import type { Dice } from './dice';

/**
 * Heads of courses' lists by what they mean, written without a look at the importer's tables: ways to name a meaning, and
 * decoys that share a word with one and mean something else. `<a|b>` is one of these.
 */
interface Meaning {
  /** Those that may be proposed; none: the column says nothing that a course has. */
  fields: readonly ImportField[];
  heads: readonly string[];
  cells: readonly (string | number)[];
}

const texts = (list: string) => list.split('; ');

/** What a head says, twenty ways and more each. */
export const MEANINGS: readonly Meaning[] = [
  {
    fields: ['minPercentage'],
    heads: [
      '<Minimum|Min|Min.|Required|Qualifying> <Percentage|Marks|Percent|Aggregate|Academic Percentage>',
      '<Percentage|Marks> <Required|Needed|Asked>',
      'Minimum <Marks|Percentage> <Required|in last degree|for Entry>',
      'Cut off <Percentage|Marks>',
    ],
    cells: [55, 60, 65, 70, 50],
  },
  {
    fields: ['admissionIntake'],
    heads: [
      '<Intake|Intakes|Open Intakes|Available Intakes|Intake Month|Intake Months|Admission Intake>',
      '<Start|Starting|Commencement|Entry> <Month|Months>',
      'Course <Start Month|Starts|Intakes>',
      '<Months of Intake|Entry Points|Next Intakes|Upcoming Intakes>',
    ],
    cells: ['September', 'January', 'Sep, Jan', 'May', 'February'],
  },
  {
    fields: ['english'],
    heads: [
      '<English|English Language|Language> <Requirement|Requirements|Proficiency|Criteria|Test>',
      'English <Entry Requirement|Score Required|Test Scores|Proficiency Test>',
      '<Required English|Minimum English|English Needed|Proof of English>',
    ],
    cells: ['IELTS 6.5', 'IELTS 6.0 (5.5)', 'PTE 58', 'IELTS 7.0', 'TOEFL 90'],
  },
  {
    fields: ['courseLink'],
    heads: [
      '<Course|Program|Programme> <Link|URL|Website|Page|Web Link>',
      '<Detail|Details|More Info|Info|Official|Source> <Link|URL>',
      '<Link|URL|Web Page|Website> <of Course|to Course|to Details>',
    ],
    cells: [1, 2, 3, 4, 5].map((at) => `https://larkmoor.example/c/${at}`),
  },
  {
    fields: ['campus'],
    heads: [
      '<Campus|City|Town> Name',
      '<Campus|City|Town|Location|Study Location|Campus Location|Campus City>',
      '<Location|City|Place> of <Study|Campus|Delivery>',
      '<University|College|Institute> <City|Town>',
    ],
    cells: texts('Leeds; Quillbury; North Dale; Harwick; Leeds'),
  },
  {
    fields: ['maxGapYears'],
    heads: [
      '<max|maximum|allowed|permitted|acceptable> <gap|gap years|study gap|academic gap|education gap>',
      '<Gap|Study Gap|Academic Gap> <Allowed|Accepted|Permitted|in Years|Years>',
      'Gap Years <Accepted|Allowed|Limit>',
    ],
    cells: [2, 3, 5, 10, 4],
  },
  {
    fields: ['maxBacklogs'],
    heads: [
      '<max|maximum|allowed|permitted|acceptable> <backlogs|number of backlogs|arrears|backlog>',
      '<Backlogs|Backlog|No of Backlogs> <Allowed|Accepted|Permitted|Limit>',
    ],
    cells: [2, 3, 5, 10, 4],
  },
  {
    fields: ['tuitionFee'],
    heads: [
      '<Annual|Yearly|Course|International> <Fee|Fees|Tuition Fee|Tuition Fees> (GBP)',
      'Tuition <per year|per annum|Cost|Amount> GBP',
      '<Fee|Fees> per <Year|Annum> (GBP)',
    ],
    cells: [21500, 18000, 15250, 16000, 24000],
  },
  {
    fields: ['duration', 'lengthInMonths'],
    heads: [
      '<Duration|Length|Course Length|Course Duration|Program Duration|Study Duration>',
      '<Length|Duration> of <Study|Course|Program|the Course>',
      'Study <Period|Length>',
    ],
    cells: ['12 months', '2 years', '18 months', '3 years', '1 year'],
  },
  {
    fields: ['ieltsOverall'],
    heads: [
      'IELTS <Overall|Score|Required|Requirement|Band|Minimum>',
      '<Minimum|Overall|Required|Min> IELTS',
      'IELTS <Overall Band|Overall Score|Min Score|Score Required>',
    ],
    cells: [6.5, 6, 7, 6.5, 5.5],
  },
  {
    fields: ['ieltsLessThan'],
    heads: [
      'IELTS <No Band Less Than|Minimum Each Band|Each Section|Lowest Band|Sub Score|Sub Scores>',
      '<Min|Minimum|Lowest> IELTS Sub Score',
    ],
    cells: [6, 5.5, 6.5, 6, 5],
  },
  {
    fields: ['subcategory', 'category', 'subjectsNeeded'],
    heads: [
      '<Field|Area|Discipline> of <Study|Studies>',
      '<Study|Subject> Area',
      'Study Field',
      'Discipline',
      'Subject Area',
    ],
    cells: texts('Engineering; Business; Law; Nursing; Art'),
  },
  {
    fields: ['admissionRequirement'],
    heads: [
      '<Entry|Admission|Academic|Eligibility> <Requirements|Criteria|Requirement>',
      'Academic Entry Criteria',
      '<Requirements for Admission|Eligibility>',
    ],
    cells: texts('A good first degree; Bachelor in science; High school; Honours degree in law; Degree in nursing'),
  },
  {
    fields: ['closingDays'],
    heads: [
      '<Application|Admission|Submission> <Deadline|Closing Date|Last Date>',
      '<Last|Final|Closing> <Date|Day> <to apply|of application|for applications>',
      'Deadline <to apply|for application>',
    ],
    cells: ['30 June 2027', '31 January 2027', '15 May 2027', '1 March 2027', '30 June 2027'],
  },
];

const PEOPLE = '<International Students|Foreign Students|Female Students|Women|Indian Students|Local Students|Men>';
const OTHER_SHARE =
  '<Faculty with PhD|Graduates Employed|Placements|Classes Taught Online|Alumni in Work|Scholarships Given>';
const ACTS =
  '<Open|Opening|Notify|Notification|Decision|Result|Interview|Payment|Visa|Orientation|Deadline|Application|Offer>';

/** What shares a word with the fields above and isn't that. `closingDays` may take what closes, `remarks` and the notes of staff anything. */
export const DECOYS: readonly Meaning[] = [
  {
    fields: [],
    heads: [
      `<Percentage|Percent|Share|% |Proportion> of ${PEOPLE}`,
      `<Percentage|Percent|%> of ${OTHER_SHARE}`,
      `${PEOPLE} <Percentage|Percent|%|(%)|Share>`,
      '<Acceptance|Admission|Admit|Success|Employment|Placement|Graduation|Retention|Pass|Dropout> <Percentage|Rate|%|Rate %|Percent>',
      '<Commission|Discount|Scholarship|Deposit|Tuition Waiver|Completion|Attendance|Visa Success> <Percentage|Percent|%>',
    ],
    cells: [31, 22, 12, 64, 55],
  },
  {
    fields: ['closingDays'],
    heads: [
      `<Expected|Estimated|Usual|Likely|> ${ACTS} Month`,
      `${ACTS} <Month|Months>`,
      `Month of ${ACTS}`,
      '<Applications|Admissions|Portal|Registration|Enrolment> <Open|Opens|Close|Closes> <Month|in|from>',
      '<Created|Updated|Last Checked|Last Updated|Published|Graduation|Completion|End|Ending|Exam> Month',
    ],
    cells: texts('October; January; September; March; October'),
  },
  {
    fields: [],
    heads: [
      '<Required|Supporting|Mandatory|Application|Admission|Needed> <Documents|Papers|Materials|Document List|Docs>',
      '<Documents|Papers|Materials|Checklist> <Required|Needed|to Submit|for Application|List>',
      '<List of Documents|What to submit|Document Checklist|Documents|Checklist>',
    ],
    cells: [
      'CV; Transcript; 2 Recommendation Letters; TOEFL/IELTS',
      'CV; Transcript; 3 Recommendation Letters; TOEFL/IELTS',
      'CV; 1 Reference; IELTS',
      'CV; Passport; Transcript; IELTS',
      'Transcript; Statement of Purpose; IELTS / PTE',
    ],
  },
  {
    fields: [],
    heads: [
      '<Number|No|Count|Total> of <Campuses|Intakes|Students|Courses|Backlogs in Class|Applicants|Universities>',
      '<Students|Applicants|Seats|Enrolments|Graduates|Intakes> <Count|Total|Number>',
      '<Total|Annual> <Students|Applicants|Seats|Enrolments|Enrolment>',
    ],
    cells: [120, 45, 310, 28, 64],
  },
  {
    fields: [],
    heads: [
      '<University|College|Institution> <Logo|Image|Photo|Banner> <Link|URL>',
      '<Apply|Application|Brochure|Video|Facebook|Instagram|Google Map|Payment|Login> <Link|URL>',
    ],
    cells: [
      'https://img.example/1.png',
      'https://img.example/2.png',
      'https://img.example/3.png',
      'https://a.example/4',
      'https://a.example/5',
    ],
  },
  {
    fields: [],
    heads: [
      '<Counsellor|Agent|Contact|Officer|Admission Officer|Dean|Coordinator|Professor|Staff|Representative> Name',
      'Name of <Counsellor|Agent|Contact|Officer|Dean|Coordinator|Representative>',
      '<Country Manager|Regional Manager|Recruiter|Owner> Name',
    ],
    cells: texts('Asha Rao; Tom Hill; Mei Lin; Asha Rao; Ravi Menon'),
  },
  {
    fields: [],
    heads: [
      '<IELTS|PTE|TOEFL|English Test> <Fee|Exam Fee|Cost|Registration Fee>',
      '<Application|Registration|Hostel|Living|Accommodation|Insurance|Visa|Library|Exam|Airport Pickup|Health Cover> <Fee|Fees|Cost|Costs|Charges>',
      'Fee for Application (GBP)',
      '<Cost|Costs> of <Living|Accommodation|Travel|Insurance|Books>',
    ],
    cells: [250, 500, 1200, 300, 90],
  },
  {
    fields: [],
    heads: [
      '<Visa|Offer|Application|Decision|Processing|Response|Admission|Refund> <Duration|Time|Processing Time|Turnaround Time>',
      '<Contract|Agreement|Scholarship|Internship|Placement|Post Study Work|Break> <Duration|Period|Length>',
    ],
    cells: ['4 weeks', '2 weeks', '1 year', '2 years', '6 weeks'],
  },
  {
    fields: [],
    heads: [
      '<Work|Job|Teaching|Professional|Industry> <Gap|Experience> Years',
      '<Accreditation|Ranking|Established|Founded|Joining|Agreement> Year',
      'Years <in Operation|Since Foundation|of Partnership>',
    ],
    cells: [2, 3, 5, 10, 4],
  },
];

/** A head of the pattern: one of each choice. */
export function headOf(pattern: string, dice: Dice): string {
  return pattern
    .replace(/<([^<>]*)>/g, (_, choices: string) => dice.one(choices.split('|')))
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** A list of courses with one column under the head. */
export function listWith(head: string, cells: readonly (string | number)[]): (string | number)[][] {
  const names = ['MSc Data Ethics', 'MSc Soil Science', 'BSc Nursing', 'MA Textile Design', 'BA Film Studies'];
  const universities = [
    'Larkmoor University',
    'Quarry Bank College',
    'Larkmoor University',
    'Tallow Hill College',
    'Brookvale University',
  ];
  return [
    ['University', 'Programme', 'Degree', head],
    ...names.map((name, at) => [universities[at] ?? '', name, name.slice(0, 3).trim(), cells[at] ?? '']),
  ];
}
