/** Where an application's course stands: in the catalogue, or typed by the agency because the catalogue lacks it. */
export const COURSE_SOURCES = ['catalogue', 'agency'] as const;
export type CourseFrom = (typeof COURSE_SOURCES)[number];

/** Stands beside a course that an agency typed, wherever it is named. */
export const NOT_IN_CATALOGUE = 'Entered by the agency, not in the catalogue';

interface NamedCourse {
  course: string;
  university: string;
  /** Of an application's course; absent for the catalogue. */
  courseFrom?: CourseFrom | undefined;
}

/** 'BSc Nursing at UBC'; of a course that an agency typed it says so. */
export const courseWords = ({ course, university, courseFrom }: NamedCourse): string =>
  `${course} at ${university}${unlisted(courseFrom)}`;

/** 'UBC'; of a course that an agency typed with the mark, in the few words of lists, due days, reminders and subjects. */
export const universityWords = ({ university, courseFrom }: Omit<NamedCourse, 'course'>): string =>
  courseFrom === 'agency' ? `${university} (not in the catalogue)` : university;

/** Behind a name, in brackets: that an agency typed it. '' for the catalogue. */
export const unlisted = (courseFrom: CourseFrom | undefined): string =>
  courseFrom === 'agency' ? ' (entered by the agency, not in the catalogue)' : '';
