import { columnNames as names } from '../courses/column-names';
import type { CourseColumn } from '../courses/course-columns';

/** How the columns of a spreadsheet give a stated minimum in earlier studies. */
export const MARK_COURSE_COLUMNS = {
  minPercentage: {
    label: 'Minimum marks (percentage, CGPA or class)',
    gives: ['minPercentage', 'minCgpa', 'cgpaScale', 'minClass', 'marksFrom'],
    heads: names(
      'percentage required, required percentage, minimum percentage, min percentage, percentage, percentage requirement',
      'minimum marks, min marks, marks required, required marks, academic percentage, minimum academic percentage',
      'academic score, academic marks, minimum academic score, aggregate required, minimum aggregate',
    ),
    template: ['Minimum Percentage', 'Marks in previous studies. “CGPA 6.5/10” or “2:1” are understood too.', 60],
  },
  minCgpa: {
    gives: ['minCgpa', 'cgpaScale'],
    heads: names('cgpa, gpa, minimum cgpa, min cgpa, minimum gpa, min gpa, cgpa required, gpa required, required gpa'),
    template: ['Minimum CGPA', 'With its scale, such as “6.5/10”, or with the scale in the next column.', 6.5],
  },
  cgpaScale: {
    heads: names('cgpa scale, gpa scale, scale of cgpa, scale of gpa'),
    template: ['CGPA Scale', '4, 4.3, 5, 7 or 10: the highest possible average.', 10],
  },
  minClass: {
    heads: names(
      'degree class, minimum class, minimum degree class, class required, uk class, degree classification, honours class',
    ),
    template: ['Minimum Degree Class', 'First, 2:1, 2:2 or Third.', '2:1'],
  },
  subjectsNeeded: {
    heads: names(
      'subjects needed, subjects required, required subjects, subject requirement, subject requirements',
      'prerequisite subjects, mandatory subjects',
    ),
    template: ['Required Subjects', 'The student needs all of these subjects.', 'Mathematics, Physics'],
  },
  maxBacklogs: {
    heads: names(
      'backlog, backlogs, backlog range, backlogs allowed, backlogs accepted, max backlogs, maximum backlogs, most backlogs',
    ),
    template: ['Maximum Backlogs', 'The maximum number of failed papers accepted.', 5],
  },
  maxGapYears: {
    heads: names(
      'gap, study gap, gap allowed, gap accepted, gap years, academic gap, maximum gap, max gap, longest study gap, maximum study gap',
    ),
    template: ['Maximum Study Gap', 'In years.', 3],
  },
  marksFrom: {
    heads: names('marks taken from'),
    template: [
      'Marks Taken From',
      '“requirement text” if the marks were read from a sentence. Blank means that the university states them.',
      'stated',
    ],
  },
  alsoAsked: {
    heads: names('also required in the text'),
    template: null,
  },
} as const satisfies Record<string, CourseColumn>;
