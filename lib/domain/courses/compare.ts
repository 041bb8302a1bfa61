/** Courses that are compared side by side at most. */
export const MOST_COMPARED = 4;
/** The parameter of `/compare`, once per course. */
export const COMPARED_PARAMETER = 'course';

const COURSE_ID = /^[0-9a-f]{24}$/;

/** The courses that an address names, in its order, each once; what is no course's id is left out. */
export function comparedIds(named: readonly string[]): string[] {
  return [...new Set(named.filter((id) => COURSE_ID.test(id)))].slice(0, MOST_COMPARED);
}

/** The address that compares these courses. */
export const comparePath = (ids: readonly string[]): string =>
  `/compare${ids.length > 0 ? '?' : ''}${ids.map((id) => `${COMPARED_PARAMETER}=${id}`).join('&')}`;
