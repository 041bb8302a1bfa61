/** 'BSc Nursing at UBC'. */
export const courseWords = ({ course, university }: { course: string; university: string }): string =>
  `${course} at ${university}`;
