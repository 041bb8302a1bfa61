import { daysBefore } from '../dates';
import { HOMES, type Home } from './homes';
import { profileOf } from './profile';
import { madeUpMobile } from './staff';
import type { DemoStudent, EducationLevel } from './types';

/** What one line of `STUDENTS` says. */
export interface StudentFacts {
  name: string;
  home: Home;
  gender: 'male' | 'female';
  /** Completed years. */
  age: number;
  highest: EducationLevel;
  /** Average mark in per cent. */
  percentage: number;
  /** Test name → overall score. */
  tests: ReadonlyMap<string, number>;
  hasWorked: boolean;
  /** Days since registering; tests were taken before. */
  since: number;
  /** Position in the list; keeps made-up numbers apart. */
  serial: number;
}

/**
 * Name | home | f or m | age | highest education | percentage | tests | days since registering | remarks.
 * Remarks: 'by <agent>' added by an agent, 'works', 'unverified', 'referred' by the first student.
 * The first is the `student` persona.
 */
const STUDENTS = `
Priya Sharma | delhi | f | 23 | Bachelors | 78 | ielts 7, gre 314 | 210 | works
Aarav Patel | ahmedabad | m | 21 | Senior Secondary | 84 | ielts 6.5 | 160 | by agent
Simran Kaur | ludhiana | f | 19 | Senior Secondary | 81 | pte 59 | 600 | by agent
Gurjot Singh | ludhiana | m | 20 | ITI/Diploma | 67 | ielts 6 | 143 | by agent
Meera Krishnan | kochi | f | 25 | Bachelors | 74 | ielts 7 | 131 | by agent works
Vikram Reddy | hyderabad | m | 24 | Bachelors | 71 | ielts 6.5, gre 309 | 120 | by agent works
Nisha Deshmukh | mumbai | f | 22 | Bachelors | 69 | | 96 | by agent
Bibek Shrestha | kathmandu | m | 20 | Senior Secondary | 76 | ielts 6 | 88 | by agent
Sadia Rahman | dhaka | f | 26 | Masters | 72 | ielts 7.5 | 61 | by agent works unverified
Karthik Subramanian | chennai | m | 23 | Bachelors | 82 | toefl 101, gre 322 | 175 |
Ayesha Khan | lahore | f | 24 | Bachelors | 80 | ielts 7 | 600 | works
Bilal Ahmed | karachi | m | 28 | Bachelors | 66 | pte 65, gmat 610 | 155 | works
Anjali Gurung | pokhara | f | 19 | Senior Secondary | 79 | ielts 6 | 140 |
Tanvir Hossain | chattogram | m | 22 | Bachelors | 70 | ielts 6.5 | 127 | referred
Ritika Joshi | mumbai | f | 24 | Bachelors | 73 | ielts 7.5 | 119 |
Imran Qureshi | lahore | m | 27 | Bachelors | 64 | | 101 | works
Pooja Thapa | kathmandu | f | 23 | Bachelors | 75 | ielts 7 | 93 |
Ananya Iyer | chennai | f | 19 | Senior Secondary | 88 | ielts 6.5 | 82 |
Rakib Hasan | dhaka | m | 25 | Bachelors | 77 | toefl 92 | 74 | works
Anna Mathew | kochi | f | 28 | Bachelors | 83 | ielts 7 | 70 | by grace.thomas works
Joel Varghese | kochi | m | 26 | Bachelors | 72 | pte 58 | 52 | by grace.thomas works
Tanya Kapoor | delhi | f | 22 | Bachelors | 81 | toefl 98 | 47 |
Sagar Adhikari | kathmandu | m | 20 | Senior Secondary | 74 | ielts 6.5 | 33 |
Mehwish Raza | karachi | f | 24 | Bachelors | 70 | ielts 7 | 21 |
Rahul Verma | delhi | m | 21 | Bachelors | 65 | | 9 | referred unverified
Fatima Siddiqui | karachi | f | 20 | Senior Secondary | 78 | | 2 | unverified
`;

/** The persona and the further students, newest last of each group; the same for the same `now`. */
export function studentAccounts(now: Date): DemoStudent[] {
  return STUDENTS.trim()
    .split('\n')
    .map((line, serial) => studentOf(line, serial, now));
}

function studentOf(line: string, serial: number, now: Date): DemoStudent {
  const [name = '', home = '', sex, age, highest, percentage, tests, since, remarks = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  const place = HOMES.get(home);
  if (!place) throw new Error(`No home named '${home}'`);
  const isVerified = !remarks.includes('unverified');
  const agent = /by (\S+)/.exec(remarks)?.[1];
  const facts: StudentFacts = {
    name,
    home: place,
    gender: sex === 'f' ? 'female' : 'male',
    age: Number(age),
    highest: highest as EducationLevel,
    percentage: Number(percentage),
    tests: testsOf(tests ?? ''),
    hasWorked: remarks.includes('works'),
    since: Number(since),
    serial,
  };
  return {
    name,
    email: serial === 0 ? 'student@example.com' : emailOf(name),
    mobile: madeUpMobile(place.diallingCode, 100 + serial),
    role: 'student',
    isVerified,
    company_name: '',
    jobTitle: '',
    handle: '',
    settings: { notifications: true, tfa: false, newsLetter: serial % 3 === 0 },
    createdOn: daysBefore(now, Number(since), serial % 9),
    counsellor_name: agent ? 'Rohan Mehta' : '',
    addedBy: agent ? `${agent}@example.com` : null,
    referredBy: remarks.includes('referred') ? 'student@example.com' : null,
    profile: profileOf(facts, isVerified || agent !== undefined, now),
  };
}

function testsOf(cell: string): ReadonlyMap<string, number> {
  const entries = cell ? cell.split(', ').map((test) => test.split(' ')) : [];
  return new Map(entries.map(([test = '', score]) => [test, Number(score)]));
}

function emailOf(name: string): string {
  return `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
}
