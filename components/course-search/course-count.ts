/** '12,345 courses', '1 course'. */
export function coursesText(total: number): string {
  return `${total.toLocaleString('en-GB')} ${total === 1 ? 'course' : 'courses'}`;
}

/** The same as a message. */
export const foundText = (total: number): string => (total === 0 ? 'No course matches' : `${coursesText(total)} found`);
