import type { IncomingHttpHeaders } from 'node:http';
import { once } from '@/lib/platform/once';
import { REQUEST_ID } from '@/lib/platform/server/requests';

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

/** The ids of the requests under way whose page is gone for good: Next knows 404 alone. */
const gone = () => once('gone-pages', () => new Set<string>());

/** Notes that what the page of a request shows was deleted. Called before the page says that it isn't there. */
export function noteGone(headers: Headers): void {
  gone().add(headers.get(REQUEST_ID) ?? '');
}

/** Whether what the page of the request with these headers shows was deleted; asked once, when its status is sent. */
export const isGone = (headers: IncomingHttpHeaders): boolean => gone().delete(String(headers[REQUEST_ID] ?? ''));
