import { counted } from '@/lib/domain/texts/counted';

/** '12,345 courses', '1 course'. */
export const coursesText = (total: number) => counted(total, 'course');

/** The same as a message; `beyond`: how many more there are under other names and in near spellings. */
export function foundText(total: number, beyond: number): string {
  const more = beyond > 0 ? `; ${beyond.toLocaleString('en-GB')} more under other names or spellings` : '';
  return (total === 0 ? 'No course matches' : `${coursesText(total)} found`) + more;
}
