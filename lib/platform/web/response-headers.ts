import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import mongoose from 'mongoose';
import { isHttps } from '@/lib/platform/env';
import { policyWithNonce } from './content-security-policy';
import { failedWithoutDatabase, isGone } from './failed-pages';
import { ownRenderNonce } from './page-render';

const POLICY = 'content-security-policy';
const FRAMES = 'X-Frame-Options';

const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Speaking practice records in the page; a page that was come to without a reload keeps the policy of the first one.
  'Permissions-Policy': 'camera=(), microphone=(self), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // next.config.js names the pictures that other sites may show.
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Permitted-Cross-Domain-Policies': 'none',
};

/**
 * Called before Next sees the request: gives every answer the headers that browsers are to heed, one that brings no
 * Content-Security-Policy of its own one with a nonce, and makes a page's failure a 503, as in the API, when the
 * database is away: the driver may notice seconds
 * later than the page that it is. A page that isn't there any more is a 410.
 */
export function prepareResponse(request: IncomingMessage, response: ServerResponse): void {
  delete request.headers[POLICY];
  delete request.headers[`${POLICY}-report-only`];
  // A page that is rendered to be kept comes out with this nonce, which is taken out of it before it is sent.
  const nonce = ownRenderNonce(request) ?? randomBytes(16).toString('base64');
  const policy = policyWithNonce(nonce);
  // Next takes the nonce for its inline scripts from the request.
  request.headers[POLICY] = policy;
  for (const [name, value] of Object.entries(EVERYWHERE)) response.setHeader(name, value);
  if (isHttps()) response.setHeader('Strict-Transport-Security', 'max-age=31536000');
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (!response.hasHeader(POLICY)) response.setHeader(POLICY, policy);
    // Next keeps a header that is there already, so an answer's own could not take the place of one that was set before.
    if (!response.hasHeader(FRAMES)) response.setHeader(FRAMES, 'DENY');
    if (isGone(request.headers) && status === 404) return writeHead(410, ...rest);
    if (status !== 500 || !isDatabaseAway(request)) return writeHead(status, ...rest);
    response.setHeader('Retry-After', '5');
    return writeHead(503, ...rest);
  };
}

function isDatabaseAway({ headers }: IncomingMessage): boolean {
  return mongoose.connection.readyState !== mongoose.ConnectionStates.connected || failedWithoutDatabase(headers);
}
