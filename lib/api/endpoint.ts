import { ZodObject, type ZodType } from 'zod';
import {
  budgetOf,
  type Input,
  isAddressBudget,
  isTakenWhenFull,
  type Operation,
  type Result,
} from '@/lib/contract/operation';
import { AppError, forbidden, noRoom } from '@/lib/domain/errors';
import { viewerOfToken } from '@/lib/platform/auth/account';
import { isApiToken, logTokenWrite, viewerOfApiToken } from '@/lib/platform/auth/api-tokens';
import { type Client, clientOf, cookieOf } from '@/lib/platform/auth/client';
import { assertConfirmed } from '@/lib/platform/auth/confirmation';
import { clearedCookies, SESSION_COOKIE } from '@/lib/platform/auth/session';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { connectDatabase } from '@/lib/platform/db';
import type { UploadedFile } from '@/lib/platform/files/receive-upload';
import { clientAddress, isSameSite } from '@/lib/platform/limits/client-address';
import { spend, spendOfAddress } from '@/lib/platform/limits/rate-limits';
import { isDiskFull } from '@/lib/platform/server/disk';
import { notModified } from '@/lib/platform/server/etag';
import { type Answer, answerOf, cachedAnswer, jsonResponse } from './answer-cache';
import { errorResponse } from './error-response';
import { readInput } from './read-input';

interface Call {
  files: UploadedFile[];
  /** The browser or script that calls. */
  client: Client;
  request: Request;
  /** Headers to add to the answer: a cookie, a cache rule. */
  headers: Headers;
  /** Says that what was asked for waits for someone: the success then has the operation's `waitingStatus`. */
  waits: () => void;
}

type ViewerOf<O extends Operation> = O['access'] extends 'anyone' ? Viewer | null : Viewer;
/** What a handler gives: the result, but that it was a success, which goes without saying. */
type Given<R> = R extends { success: boolean } ? Omit<R, 'success'> & { success?: boolean } : R;
type Handler<O extends Operation> = (viewer: ViewerOf<O>, input: Input<O> & Call) => Promise<Given<Result<O>>>;
/**
 * The answer's cache key: requests with the same key share one answer per process, so it must hold all that the answer
 * depends on, the version of the records read included. null: not cached.
 */
type CacheKey<O extends Operation> = (viewer: ViewerOf<O>, input: Input<O> & Call) => Promise<string | null>;
type RouteContext = { params: Promise<Record<string, string>> };

export interface Endpoint {
  (request: Request, context: RouteContext): Promise<Response>;
  operation: Operation;
}

/**
 * The server side of a contract, in this order: session, role, room on the disk, rate limit, input, service, result (undeclared fields
 * stripped), status. Every failure is answered as `{ message, fields? }`; see `lib/domain/errors.ts` for the statuses.
 */
export function endpoint<O extends Operation>(operation: O, handler: Handler<O>, cacheKey?: CacheKey<O>): Endpoint {
  const route = async (request: Request, context: RouteContext): Promise<Response> => {
    let discard = async () => {};
    try {
      await connectDatabase();
      const viewer = await authorize(operation, request);
      if (!isTakenWhenFull(operation) && (await isDiskFull())) throw noRoom();
      await spendBudget(operation, viewer, request);
      const read = await readInput(operation, request, await context.params, viewer);
      discard = read.discard;
      const headers = new Headers({ 'cache-control': 'private, no-store' });
      // What the operation's schemas gave: which type that is depends on the operation.
      let status = operation.status ?? 200;
      const waits = () => {
        status = operation.waitingStatus ?? status;
      };
      const input = { ...read, client: clientOf(request.headers), request, headers, waits } as unknown as Input<O> &
        Call;
      if (viewer?.apiToken && operation.method !== 'GET')
        await logTokenWrite(viewer, `${operation.method} ${operation.path}`);
      const give = () => handler(viewer as ViewerOf<O>, input);
      if (operation.result === 'stream') return (await give()) as Response;
      const make = async () => answerOf(resultOf(operation.result as ZodType, await give()));
      const key = cacheKey ? await cacheKey(viewer as ViewerOf<O>, input) : null;
      const answer = await cachedAnswer(operation, key, make);
      return answered(operation, request, answer, headers, status);
    } catch (error) {
      return errorResponse(error, request, operation.failureAlias);
    } finally {
      await discard();
    }
  };
  return Object.assign(route, { operation: operation as Operation });
}

/** The result by its schema, with its `success` where it has one. */
function resultOf(schema: ZodType, given: unknown): unknown {
  const says = schema instanceof ZodObject && 'success' in schema.shape;
  return schema.parse(says ? { success: true, ...(given as object) } : given);
}

/**
 * Returns the success. What anyone may read carries an ETag, so that asking again for what hasn't changed costs no
 * transfer; no browser stores anything else.
 */
function answered(operation: Operation, request: Request, answer: Answer, headers: Headers, status: number): Response {
  if (operation.access === 'anyone' && operation.method === 'GET') {
    headers.set('cache-control', 'private, no-cache');
    const unchanged = notModified(answer.etag(), request, headers);
    if (unchanged) return unchanged;
  }
  return jsonResponse(answer.body, status, headers);
}

async function spendBudget(operation: Operation, viewer: Viewer | null, request: Request): Promise<unknown> {
  if (viewer?.apiToken) {
    await spend('token', viewer.apiToken.id);
    return spend(budgetOf(operation), `token ${viewer.apiToken.id}`);
  }
  if (viewer && !isAddressBudget(operation)) return spend(budgetOf(operation), viewer.userId);
  return spendOfAddress(budgetOf(operation), clientAddress(request));
}

async function authorize(operation: Operation, request: Request): Promise<Viewer | null> {
  const { token, fromCookie } = tokenOf(request);
  const reads = operation.method === 'GET';
  if (fromCookie && !reads && !isSameSite(request))
    throw forbidden('This request came from another website. Reload the page and try again.');
  const viewer =
    isApiToken(token) && !fromCookie
      ? await viewerOfApiToken(token, operation.scope)
      : await viewerOfToken(token, {
          fresh: !reads || operation.confirm !== undefined,
          unattended: operation.unattended === true,
        });
  if (operation.access === 'anyone') return viewer;
  if (!viewer) {
    throw new AppError('unauthenticated', operation.unauthenticatedMessage ?? 'Please sign in.');
  }
  const isHelpers = operation.forHelpers === true && viewer.role === 'helper';
  if (operation.access !== 'signed-in' && !isHelpers && !operation.access.includes(viewer.role)) throw forbidden();
  if (operation.confirm?.includes(viewer.role)) assertConfirmed(viewer);
  return viewer;
}

/** The session's token in a request: of the cookie, or a bearer's. */
export function tokenOf(request: Request): { token: string | null; fromCookie: boolean } {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (bearer) return { token: bearer, fromCookie: false };
  const cookie = cookieOf(request.headers, SESSION_COOKIE);
  return { token: cookie, fromCookie: cookie !== null };
}

/** Adds the cookies that end a session to an answer. */
export function clearSession(headers: Headers): void {
  for (const cookie of clearedCookies()) headers.append('set-cookie', cookie);
}
