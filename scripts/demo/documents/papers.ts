import { requiredDocuments } from '@/lib/contract/profile/documents';
import { DOCUMENTS, type DocumentField } from '@/lib/domain/documents';
import { marksWords } from '@/lib/domain/marks/paper-marks';
import type { DemoStudent, EducationLevel } from '../people/types';

/** One document of a student: the field it stands in, the file's name, and what is written on it. */
export interface Paper {
  field: DocumentField;
  name: string;
  heading: string;
  lines: string[];
}

const LEVEL_OF: Partial<Record<DocumentField, EducationLevel>> = {
  tenth_certificate: 'Secondary',
  twelfth_certificate: 'Senior Secondary',
  bachelor_dmc: 'Bachelors',
  bachelor_degree: 'Bachelors',
  master_dmc: 'Masters',
  master_degree: 'Masters',
};
const TESTS = ['ielts', 'pte', 'toefl'] as const;

/** All that a student's highest education level asks for, and a letter of their employer: what goes with an offer. */
export function papersOf({ name, profile }: DemoStudent): Paper[] {
  const { educationSummaries, workExperience } = profile;
  const levels = educationSummaries.map(({ level_of_education }) => level_of_education);
  const fields = [...(requiredDocuments(levels) ?? []), ...(workExperience.length ? (['experience'] as const) : [])];
  return fields.map((field) => {
    const { title } = DOCUMENTS[field];
    const file = `${title.replace(/[^\w]+/g, '-')}-${name.replaceAll(' ', '-')}.pdf`;
    const lines = ['Made for the demo: not a real document.', '', `Name: ${name}`, ...wordsOf(field, profile)];
    return { field, name: file, heading: title, lines };
  });
}

function wordsOf(field: DocumentField, profile: DemoStudent['profile']): string[] {
  if (field === 'passport') return passportWords(profile);
  if (field === 'english_certificate') return englishWords(profile);
  if (field === 'experience') {
    const [job] = profile.workExperience;
    return [`Employer: ${job?.organization_details}`, `Position: ${job?.position}`, `Since: ${job?.working_from}`];
  }
  const education =
    profile.educationSummaries.find(({ level_of_education }) => level_of_education === LEVEL_OF[field]) ??
    profile.educationSummaries.at(-1);
  return [
    `Institution: ${education?.name_of_institution}`,
    `Board: ${education?.name_of_board}`,
    `Completed: ${education?.end_date}`,
    `Marks: ${education ? marksWords(education) : ''}`,
  ];
}

function passportWords({ personal }: DemoStudent['profile']): string[] {
  return [
    `Number: ${personal?.passport_number}`,
    `Nationality: ${personal?.nationality}`,
    `Date of birth: ${personal?.dob}`,
    `Valid: ${personal?.issue_date} to ${personal?.expiry_date}`,
  ];
}

function englishWords({ tests }: DemoStudent['profile']): string[] {
  const taken = TESTS.find((test) => tests[`${test}_overall`] !== undefined);
  if (!taken) return ['The language of instruction was English.'];
  return [
    `Test: ${taken.toUpperCase()}`,
    `Overall: ${tests[`${taken}_overall`]}`,
    `Date: ${tests[`${taken}_test_date`]}`,
  ];
}
