import students from '../data/students.json' with { type: 'json' };
import { daysBefore } from '../dates';
import { HOMES, type Home } from './homes';
import { profileOf } from './profile';
import { madeUpMobile } from './staff';
import type { DemoStudent, EducationLevel } from './types';

/** What one entry of `STUDENTS` says. */
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

interface Listed {
  name: string;
  /** A key of `HOMES`. */
  home: string;
  gender: 'male' | 'female';
  age: number;
  highest: EducationLevel;
  percentage: number;
  tests: { [test: string]: number | undefined };
  /** Days since registering. */
  since: number;
  /** E-mail address of the agent who added them. */
  agent?: string;
  hasWorked?: boolean;
  /** By the first student. */
  isReferred?: boolean;
  /** Where not given they are. */
  isVerified?: boolean;
}

/** The first is the `student` persona. */
const STUDENTS = students as readonly Listed[];

/** The persona and the further students, newest last of each group; the same for the same `now`. */
export function studentAccounts(now: Date): DemoStudent[] {
  return STUDENTS.map((listed, serial) => studentOf(listed, serial, now));
}

function studentOf(listed: Listed, serial: number, now: Date): DemoStudent {
  const { name, home, gender, age, highest, percentage, since, agent = null } = listed;
  const { hasWorked = false, isReferred = false, isVerified = true } = listed;
  const place = HOMES.get(home);
  if (!place) throw new Error(`No home named '${home}'`);
  const tests = new Map(
    Object.entries(listed.tests).flatMap(([test, score]) => (score === undefined ? [] : [[test, score] as const])),
  );
  const facts: StudentFacts = {
    ...{ name, home: place, gender, age, highest, percentage },
    ...{ tests, hasWorked, since, serial },
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
    createdOn: daysBefore(now, since, serial % 9),
    counsellor_name: agent ? 'Rohan Mehta' : '',
    addedBy: agent,
    referredBy: isReferred ? 'student@example.com' : null,
    profile: profileOf(facts, isVerified || agent !== null, now),
  };
}

function emailOf(name: string): string {
  return `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
}
