import { MONTHS } from '@/lib/domain/course';

/** '20 Nov 2026', in UTC so that server and browser agree. */
export function dateText(iso: string): string {
  const date = new Date(iso);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
