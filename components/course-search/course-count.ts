/** '12,345 courses', '1 course'. */
export function coursesText(total: number): string {
  return `${total.toLocaleString('en-GB')} ${total === 1 ? 'course' : 'courses'}`;
}
