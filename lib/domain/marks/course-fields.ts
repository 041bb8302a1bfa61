import { LONGEST_ALSO_ASKED } from '../requirements/also-asked';
import { BACKLOGS, CGPA, CGPA_SCALES, DEGREE_CLASSES, GAP_YEARS, MARKS_FROM, PERCENTAGE } from './marks';

/** The course fields of a stated minimum in earlier studies (course-field-table.ts), in the order of the form. */
export const MARK_COURSE_FIELDS = {
  minPercentage: {
    kind: 'number',
    scale: PERCENTAGE,
    unit: '%',
    label: 'Minimum percentage',
    hint: 'Marks in previous studies. If a CGPA or a class is also given, the student needs to meet only one of them.',
    card: true,
    loss: 'the minimum percentage',
  },
  minCgpa: {
    kind: 'number',
    scale: CGPA,
    label: 'Minimum CGPA',
    hint: 'Choose the scale too.',
    card: true,
    loss: 'the minimum CGPA',
  },
  cgpaScale: {
    kind: 'choice',
    of: CGPA_SCALES,
    label: 'CGPA scale',
    hint: 'The highest possible average.',
    wrong: 'Please choose one of the scales.',
    card: true,
  },
  minClass: {
    kind: 'choice',
    of: DEGREE_CLASSES,
    label: 'Minimum degree class',
    hint: 'As a UK degree class.',
    wrong: 'Please choose one of the degree classes.',
    card: true,
    loss: 'the minimum class',
  },
  subjectsNeeded: {
    kind: 'line',
    longest: 300,
    label: 'Required subjects',
    hint: 'All subjects required, for example Mathematics, Physics.',
    card: true,
    loss: 'the subjects',
  },
  maxBacklogs: {
    kind: 'number',
    scale: BACKLOGS,
    label: 'Maximum backlogs',
    hint: 'Subjects failed the first time.',
    card: true,
    loss: 'the backlogs',
  },
  maxGapYears: {
    kind: 'number',
    scale: GAP_YEARS,
    unit: 'years',
    label: 'Maximum study gap',
    card: true,
    loss: 'the study gap',
  },
  /** Read from prose, the minimum gives at most 'likely'. */
  marksFrom: {
    kind: 'choice',
    of: MARKS_FROM,
    blank: 'stated',
    label: 'Marks taken from',
    hint: 'Choose ‘stated’ after a person has checked the value against the requirement text.',
    wrong: 'Please choose an option from the list.',
    card: true,
  },
  /** Read out of the requirement text: what no other field says. */
  alsoAsked: {
    kind: 'line',
    longest: LONGEST_ALSO_ASKED,
    label: 'Other requirements in the text',
    hint: 'Read from the requirement text. If it contains ‘selection’ or ‘unread text’, the verdict is ‘likely’ at best. Remove entries that are not requirements.',
    card: true,
  },
} as const;
