import { isOutOfReach } from '@/lib/api/error-response';
import { noteWithoutDatabase } from '@/lib/platform/web/failed-pages';

/** Called by Next when a page or a layout threw, before the status is sent: it knows no other than 500. */
export function pageFailed(error: unknown, headers: object): void {
  if (isOutOfReach(error)) noteWithoutDatabase(headers);
}
