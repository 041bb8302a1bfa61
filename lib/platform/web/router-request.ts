import type { IncomingMessage } from 'node:http';

/** Marks the router's request for parts of a page, whose answer depends on the page one comes from. */
export const ROUTER_REQUEST = 'x-router-request';

/** Called before Next sees the request: Next takes the router's own mark (`RSC`) away before the middleware could see it. */
export function markRouterRequest({ headers }: IncomingMessage): void {
  delete headers[ROUTER_REQUEST];
  if (headers.rsc !== undefined) headers[ROUTER_REQUEST] = '1';
}
