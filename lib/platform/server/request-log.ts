import { log } from '@/lib/platform/log';
import type { EndedRequest } from './requests';
import { routeOf } from './route-pattern';

/** Asked all day by machines, or as many as a page has parts: these lines are for debugging only. */
const FREQUENT = ['/healthz', '/readyz', '/metrics', '/_next/static', '/_next/image', 'file'];

/**
 * One line per request, without personal data: the pattern of its route instead of its path, which may name a person,
 * and neither query, headers nor address.
 */
export function logRequest({ id, request, response, ms, whole }: EndedRequest): void {
  const route = routeOf(request.url ?? '/');
  const line = {
    request: id,
    method: request.method,
    route,
    status: response.statusCode,
    ms: Math.round(ms * 10) / 10,
    ...(whole ? {} : { brokenOff: true }),
  };
  if (FREQUENT.includes(route) && response.statusCode < 500) log().debug(line, 'request');
  else log().info(line, 'request');
}
