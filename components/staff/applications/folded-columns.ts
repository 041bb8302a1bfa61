import { APPLICATION_STATUSES, type ApplicationStatus } from '@/lib/domain/applications/application-status';

/** Cookie that keeps which columns of the board a viewer folded: their places in the list of statuses. */
export const FOLDED_COOKIE = 'board-folded';

export const foldedText = (folded: readonly ApplicationStatus[]): string =>
  folded.map((status) => APPLICATION_STATUSES.indexOf(status)).join('.');

/** The folded columns that a cookie's value names. */
export function foldedColumns(value: string | undefined): ApplicationStatus[] {
  const places = (value ?? '').split('.');
  return APPLICATION_STATUSES.filter((_status, place) => places.includes(String(place)));
}
