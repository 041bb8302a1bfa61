import type { Endpoint } from '@/lib/api/endpoint';
import { statusesOf } from '@/lib/api/openapi';
import type { Person } from './people';

/** Parsed JSON that a test looks into; a wrong path gives undefined, and the assertion fails. */
export type Json = { readonly [key: string]: Json } & { readonly length?: number };

export interface Answer {
  status: number;
  body: Json;
  headers: Headers;
}

export interface Given {
  as?: Person | null;
  params?: Record<string, string>;
  query?: Record<string, string | string[]>;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
}

/** Calls a route handler and reads its JSON; the body of any other answer is null. */
export async function ask(endpoint: Endpoint, given: Given = {}): Promise<Answer> {
  const response = await send(endpoint, given);
  const text = await textOf(response);
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return { status: response.status, body: text && isJson ? JSON.parse(text) : null, headers: response.headers };
}

/** Calls a route handler as the framework would: its path from the contract, a bearer token, JSON or a form. */
export async function send(endpoint: Endpoint, given: Given = {}): Promise<Response> {
  const { method, path } = endpoint.operation;
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  const params = Object.fromEntries(named.map((name) => [name, given.params?.[name] ?? '']));
  const url = new URL(`http://localhost/api/v1${path.replace(/\{(\w+)\}/g, (_all, name) => params[name] ?? '')}`);
  for (const [name, value] of Object.entries(given.query ?? {})) {
    for (const one of [value].flat()) url.searchParams.append(name, one);
  }
  const headers = new Headers(given.headers);
  if (given.as) headers.set('authorization', `Bearer ${given.as.token}`);
  const init: RequestInit = { method, headers };
  if (given.form) init.body = given.form;
  else if (given.body !== undefined) {
    init.body = typeof given.body === 'string' ? given.body : JSON.stringify(given.body);
    if (!headers.has('content-type')) headers.set('content-type', 'application/json');
  }
  const response = await endpoint(new Request(url, init), { params: Promise.resolve(params) });
  // What any call says to a token for programs stands once, at the head of the description.
  const isToProgram = given.as?.token.startsWith('sat_') && [401, 403, 429].includes(response.status);
  if (!isToProgram && !describedStatuses(endpoint).has(response.status))
    throw new Error(
      `${method} ${path} answers ${response.status}, which its description (errors) must show the words ‘`,
    );
  return response;
}

/** What any call may answer when the site is in trouble. */
const IN_TROUBLE = [500, 503, 507];
/** What a request with If-None-Match or Range may be answered. */
const OF_HTTP = [206, 304, 416];
const described = new Map<string, ReadonlySet<number>>();

/** The statuses that the API's description names for a call. */
function describedStatuses({ operation }: Endpoint): ReadonlySet<number> {
  const name = `${operation.method} ${operation.path}`;
  const known = described.get(name) ?? new Set([...statusesOf(operation), ...IN_TROUBLE, ...OF_HTTP]);
  described.set(name, known);
  return known;
}

/** The whole text of an answer; of an event stream, which has no end, its first piece. */
export async function textOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text();
  const reader = response.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(first?.value);
}

/** The elements of a list in an answer; none for what is no list. */
export function rows(json: Json | undefined): Json[] {
  return Array.isArray(json) ? json : [];
}
