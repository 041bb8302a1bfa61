import { columnNames as names } from '../courses/column-names';
import type { CourseColumn } from '../courses/course-columns';
import type { CourseFieldName } from '../courses/course-field-table';

/** Columns that give no field by themselves; each stands before a field in the list of what can be chosen. */
export const FURTHER_COLUMNS = {
  english: {
    label: 'English requirements (text)',
    before: 'ieltsOverall',
    gives: [
      'ieltsOverall',
      'ieltsLessThan',
      'pteOverall',
      'pteLessThan',
      'det',
      'detLessThan',
      'toefl',
      'toeflLessThan',
      'scoresFromText',
    ],
    shared: true,
    heads: names(
      'english requirement, english requirements, english language requirement',
      'english language requirements, english entry requirements, english proficiency',
      'english proficiency requirement, english score, english scores, english test, english tests',
      'english language proficiency, english language, english level, english requirement details',
      'language requirement, language requirements, test requirement, test requirements, test scores',
    ),
  },
  durationUnit: {
    label: 'Duration unit',
    before: 'courseLink',
    gives: ['durationInMonths'],
    heads: names(
      'duration unit, unit of duration, duration term, duration type, duration period, length unit, course length unit',
    ),
  },
  /** Lengths whose unit stands nowhere: a person says it, once for the column. */
  lengthInYears: { label: 'Duration in years', before: 'courseLink', gives: ['durationInMonths'], heads: [] },
  lengthInMonths: { label: 'Duration in months', before: 'courseLink', gives: ['durationInMonths'], heads: [] },
  lengthInWeeks: { label: 'Duration in weeks', before: 'courseLink', gives: ['durationInMonths'], heads: [] },
  /** Averages whose scale neither head nor cells name: a person says it, once for the column. */
  cgpaOf4: { label: 'Minimum CGPA out of 4', before: 'minClass', gives: ['minCgpa', 'cgpaScale'], heads: [] },
  cgpaOf5: { label: 'Minimum CGPA out of 5', before: 'minClass', gives: ['minCgpa', 'cgpaScale'], heads: [] },
  cgpaOf7: { label: 'Minimum CGPA out of 7', before: 'minClass', gives: ['minCgpa', 'cgpaScale'], heads: [] },
  cgpaOf10: { label: 'Minimum CGPA out of 10', before: 'minClass', gives: ['minCgpa', 'cgpaScale'], heads: [] },
  /** Seen by staff alone, in a collection of its own (models/course-note.ts). */
  staffNotes: {
    label: 'Staff notes',
    before: 'forSample',
    gives: [],
    shared: true,
    heads: names('staff notes, staff note, staff only, notes for staff, notes for staff only, internal notes'),
  },
  foundation: {
    label: 'Foundation studies (yes/no)',
    before: 'forSample',
    gives: ['level'],
    heads: names('foundation studies'),
  },
  expired: {
    label: 'Expired (yes/no)',
    before: 'forSample',
    gives: ['remarks'],
    heads: names('expired, is expired, course expired'),
  },
} as const satisfies Record<
  string,
  Omit<CourseColumn, 'field' | 'template'> & { label: string; before: CourseFieldName }
>;
