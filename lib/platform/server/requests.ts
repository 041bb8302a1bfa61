import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { env } from '@/lib/platform/env';
import { once } from '@/lib/platform/once';
import type { Arrival } from './arrivals.mjs';

/** One answered or broken-off request of this process, of pages, calls and files alike. */
export interface EndedRequest {
  id: string;
  request: IncomingMessage;
  response: ServerResponse;
  /** Milliseconds from the request's head to the answer's end. */
  ms: number;
  /** False when the client went away, or the process cut the connection, before the answer was whole. */
  whole: boolean;
}

/** The header that carries a request's id in both directions. */
export const REQUEST_ID = 'x-request-id';
/** What a proxy may choose as an id; anything else is replaced, so that no client writes into the log. */
const WELL_FORMED = /^[\w.:-]{8,64}$/;
/** So long without a new connection means that whatever sends requests goes elsewhere now. */
const QUIET_MS = 50;
const LATE_MS = 2_000;

interface State {
  /** Known from the first request on, those that came before the application was loaded included. */
  server: Server | null;
  open: Set<ServerResponse>;
  /** Each answer's connection ends with it. */
  last: boolean;
  whenEmpty: (() => void)[];
}

const state = () => once('open-requests', (): State => ({ server: null, open: new Set(), last: false, whenEmpty: [] }));

interface Following {
  trustProxy: boolean;
  /** Before Next hears of the request; may still change the headers of both. */
  began: (request: IncomingMessage, response: ServerResponse) => void;
  /** After `began`: calls `pass`, which gives the request to Next, or answers it. */
  refuse: (request: IncomingMessage, response: ServerResponse, pass: () => void) => void;
  ended: (request: EndedRequest) => void;
}

/**
 * Follows every request of this process's HTTP server, that of `next start` or of the standalone server, also those that came before
 * the application was loaded: gives each an id and reports its end. Called once per process.
 */
export async function followRequests(settings: Following): Promise<void> {
  // Here and not above: loading it is what puts it before Next, in processes that were started without it.
  const { arrivals } = await import('./arrivals.mjs');
  arrivals.giveTo((arrival) => follow(arrival, settings));
}

function follow(
  { server, request, response, at, pass }: Arrival,
  { trustProxy, began, refuse, ended }: Following,
): void {
  const followed = state();
  followed.server ??= server;
  // Without a proxy in front, X-Forwarded-For is whatever the client wrote: replace it by the socket's own address.
  if (!trustProxy) request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? 'unknown';
  const id = idOf(request);
  request.headers[REQUEST_ID] = id;
  const end = () => {
    followed.open.delete(response);
    ended({ id, request, response, ms: performance.now() - at, whole: response.writableFinished });
    if (followed.open.size === 0) for (const resolve of followed.whenEmpty.splice(0)) resolve();
  };
  // Its client has gone while it waited.
  if (request.socket.destroyed) {
    end();
    return;
  }
  response.setHeader(REQUEST_ID, id);
  began(request, response);
  if (followed.last) response.shouldKeepAlive = false;
  followed.open.add(response);
  response.once('close', end);
  refuse(request, response, pass);
}

/** Where this process answers, for requests to itself. */
export function ownOrigin(): string {
  const address = state().server?.address();
  // Before the first connection no server is known.
  if (!address || typeof address === 'string') return `http://localhost:${env().PORT}`;
  const { address: host, family, port } = address;
  if (host === '::' || host === '0.0.0.0') return `http://localhost:${port}`;
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`;
}

/** How many requests are being answered. */
export function openRequests(): number {
  return state().open.size;
}

/** From now on each answer closes its connection, so that clients and proxies go to another process. */
export function endConnections(): void {
  const followed = state();
  followed.last = true;
  for (const response of followed.open) response.shouldKeepAlive = false;
}

/**
 * Refuses new connections; those that are open, or that the kernel has already taken on, still get their answers. First waits until none
 * comes any more, two seconds at most: on a busy machine a load balancer may notice late that this process stops.
 */
export async function refuseConnections(): Promise<void> {
  const { server } = state();
  if (!server) return;
  let accepted = 0;
  const count = () => {
    accepted++;
  };
  server.on('connection', count);
  const until = performance.now() + LATE_MS;
  let before: number;
  do {
    before = accepted;
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    // Closing resets what the kernel still queues, and the event loop accepts one connection per iteration.
    await new Promise((resolve) => setImmediate(resolve));
  } while (accepted > before && performance.now() < until);
  server.off('connection', count);
  server.close();
}

/** Resolves when no request is open any more, or after so many milliseconds. Returns how many are left. */
export async function whenAnswered(withinMs: number): Promise<number> {
  const followed = state();
  if (followed.open.size === 0) return 0;
  let late: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve) => {
    followed.whenEmpty.push(resolve);
    late = setTimeout(resolve, withinMs);
  });
  clearTimeout(late);
  return followed.open.size;
}

function idOf(request: IncomingMessage): string {
  const given = request.headers[REQUEST_ID];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}
