import type { IncomingHttpHeaders } from 'node:http';
import { once } from '@/lib/platform/once';

/** The headers, one object per request, of those whose page failed because the database was out of reach. */
const withoutDatabase = () => once('pages-without-database', () => new WeakSet<object>());

/** Notes that the page of a request failed because the database was out of reach. Called before its status is sent. */
export function noteWithoutDatabase(headers: object): void {
  withoutDatabase().add(headers);
}

/** Whether the page of the request with these headers failed because the database was out of reach. */
export function failedWithoutDatabase(headers: IncomingHttpHeaders): boolean {
  return withoutDatabase().has(headers);
}
