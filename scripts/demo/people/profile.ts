import { calendarDay } from '../dates';
import type { StudentFacts } from './students';
import { testScoresOf } from './test-scores';
import type { DemoProfile, EducationLevel, EducationSummary, PersonalInformation, WorkExperience } from './types';

/** Parents' first names by country. */
const PARENTS: ReadonlyMap<string, { Mother: string; Father: string }> = new Map([
  ['India', { Mother: 'Sunita', Father: 'Rajan' }],
  ['Pakistan', { Mother: 'Nasreen', Father: 'Imran' }],
  ['Nepal', { Mother: 'Sarita', Father: 'Hari' }],
  ['Bangladesh', { Mother: 'Shirin', Father: 'Kamal' }],
]);

/** The profile of a student as filled in by `now`. One who can't sign in yet (`isStarted` false) has an empty one. */
export function profileOf(facts: StudentFacts, isStarted: boolean, now: Date): DemoProfile {
  if (!isStarted) return { personal: null, educationSummaries: [], tests: {}, workExperience: [] };
  return {
    personal: personalOf(facts, now),
    educationSummaries: educationOf(facts, now),
    tests: testScoresOf(facts, now),
    workExperience: facts.hasWorked ? [workOf(facts, now)] : [],
  };
}

function personalOf({ name, home, gender, age, serial }: StudentFacts, now: Date): PersonalInformation {
  const parents = PARENTS.get(home.country);
  if (!parents) throw new Error(`No parents in ${home.country}`);
  const year = now.getUTCFullYear();
  const familyName = name.split(' ').at(-1) ?? name;
  const relation = serial % 2 === 1 ? 'Mother' : 'Father';
  const contact = `${parents[relation]} ${familyName}`;
  return {
    dob: calendarDay(year - age - 1, 12, 1 + (serial % 28)),
    gender,
    marital_status: age >= 27 ? 'married' : 'unmarried',
    country: home.country,
    state: home.state,
    city: home.city,
    pincode: home.pincode,
    address: `${12 + serial}, ${home.street}, ${home.city}`,
    passport_number: `X00001${String(serial).padStart(2, '0')}`,
    issue_date: calendarDay(year - 2, 3, 1 + (serial % 28)),
    expiry_date: calendarDay(year + 8, 2, 1 + (serial % 28)),
    issued_country: home.country,
    country_of_birth: home.country,
    place_of_birth: home.city,
    nationality: home.country,
    citizenship: home.country,
    contact_name: contact,
    contact_mobile: `+${home.diallingCode}5550000${700 + serial}`,
    contact_email: `${contact.toLowerCase().replace(' ', '.')}.${serial}@example.com`,
    contact_relation: relation,
  };
}

/** Years of age at which a level ends, and how long it takes. */
const STAGES: Record<EducationLevel, { endsAt: number; years: number }> = {
  Secondary: { endsAt: 16, years: 2 },
  'Senior Secondary': { endsAt: 18, years: 2 },
  'ITI/Diploma': { endsAt: 19, years: 3 },
  Bachelors: { endsAt: 21, years: 3 },
  'Graduate Diploma': { endsAt: 22, years: 1 },
  Masters: { endsAt: 24, years: 2 },
};

/** The levels a student passed through on the way to the highest. */
const LADDER: Record<EducationLevel, readonly EducationLevel[]> = {
  Secondary: ['Secondary'],
  'Senior Secondary': ['Secondary', 'Senior Secondary'],
  'ITI/Diploma': ['Secondary', 'ITI/Diploma'],
  Bachelors: ['Secondary', 'Senior Secondary', 'Bachelors'],
  'Graduate Diploma': ['Secondary', 'Senior Secondary', 'Bachelors', 'Graduate Diploma'],
  Masters: ['Secondary', 'Senior Secondary', 'Bachelors', 'Masters'],
};

function educationOf({ home, age, highest, percentage, serial }: StudentFacts, now: Date): EducationSummary[] {
  const birthYear = now.getUTCFullYear() - age - 1;
  return LADDER[highest].map((level, step) => {
    const { endsAt, years } = STAGES[level];
    const isSchool = level === 'Secondary' || level === 'Senior Secondary';
    const institution = level === 'ITI/Diploma' ? home.polytechnic : home.university;
    return {
      country_of_education: home.country,
      level_of_education: level,
      name_of_board: isSchool ? home.board : institution,
      name_of_institution: isSchool ? `${home.school}, ${home.city}` : institution,
      state: home.state,
      city: home.city,
      percentage: percentage + ((serial + step * 3) % 5) - 2,
      ...(isSchool ? {} : { fieldOfStudy: STUDIED[serial % STUDIED.length] as string }),
      start_date: calendarDay(birthYear + endsAt - years, 7, 1),
      end_date: calendarDay(birthYear + endsAt, 5, 31),
    };
  });
}

/** What students have studied, one after the other. */
const STUDIED = [
  'Computer Science',
  'Business Administration',
  'Nursing',
  'Mechanical Engineering',
  'English Literature',
];

const EMPLOYERS = [
  { organization_details: 'Quillstone Software', position: 'Junior developer' },
  { organization_details: 'Amber Valley Hospital', position: 'Staff nurse' },
  { organization_details: 'Tidewater Logistics', position: 'Operations assistant' },
  { organization_details: 'Larkfield Finance', position: 'Accounts executive' },
  { organization_details: 'Saffron Street Media', position: 'Content writer' },
];

function workOf({ age, highest, serial }: StudentFacts, now: Date): WorkExperience {
  const finished = now.getUTCFullYear() - age - 1 + STAGES[highest].endsAt;
  const employer = EMPLOYERS[serial % EMPLOYERS.length] as (typeof EMPLOYERS)[number];
  const isEmployed = serial % 2 === 0;
  return {
    ...employer,
    working_from: calendarDay(finished, 8, 1),
    working_upto: isEmployed ? null : calendarDay(now.getUTCFullYear() - 1, 12, 31),
    salary_mode: 'bank_transfer',
  };
}
