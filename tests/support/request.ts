import type { Endpoint } from '@/lib/api/endpoint';
import type { Person } from './people';

/** Parsed JSON that a test looks into; a wrong path gives undefined, and the assertion fails. */
export type Json = { readonly [key: string]: Json } & { readonly length?: number };

export interface Answer {
  status: number;
  body: Json;
  headers: Headers;
}

/** Calls a route handler as the framework would: its path from the contract, a bearer token, JSON or a form. */
export async function ask(
  endpoint: Endpoint,
  given: {
    as?: Person | null;
    params?: Record<string, string>;
    query?: Record<string, string | string[]>;
    body?: unknown;
    form?: FormData;
    headers?: Record<string, string>;
  } = {},
): Promise<Answer> {
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
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : null, headers: response.headers };
}
