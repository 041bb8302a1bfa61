import type { Operations } from '@/lib/contract/all';
import type { Result, Sent } from '@/lib/contract/operation';
import { noteReached, noteSaving } from './network';

/**
 * The browser's side of the contracts. Only their types are used, so that no page ships the validation schemas it
 * doesn't need: calls are named 'POST /apply', and TypeScript knows what each takes and returns.
 */

export type CallName = keyof Operations & string;

type Given<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };
export type Options<N extends CallName> = Given<Sent<Operations[N]>> & {
  /** Sent as multipart/form-data together with the body's fields. */
  files?: Record<string, File | File[]>;
  signal?: AbortSignal;
};

/** A call that the server refused, or that never got there (`status` 0). */
export class CallError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly fields: Record<string, string> = {},
    /** What can be done about it: give the password again, follow the link that was e-mailed, or have one e-mailed. */
    readonly hints: {
      confirm?: true | undefined;
      linkSent?: true | undefined;
      signInLink?: true | undefined;
      factor?: 'app' | 'passkey' | 'email' | undefined;
    } = {},
  ) {
    super(message);
    this.name = 'CallError';
  }
}

let askForPassword: (() => Promise<boolean>) | null = null;

/** Names what asks for the password when a call needs it again, and resolves to whether it was given. Returns the way to end that. */
export function askForPasswordBy(ask: () => Promise<boolean>): () => void {
  askForPassword = ask;
  return () => {
    askForPassword = null;
  };
}

/** Asks for the password where it was given too long ago for what comes next, such as a download. False when it wasn't given. */
export async function confirmFirst(): Promise<boolean> {
  const { confirmed } = await call('GET /confirm-password', {});
  return confirmed || (askForPassword !== null && (await askForPassword()));
}

/**
 * Makes a call and returns the contract's result; one that needs the password again is made again once it was given.
 * Throws `CallError` (also 'Network error.' when offline).
 */
export async function call<N extends CallName>(name: N, options: Options<N>): Promise<Result<Operations[N]>> {
  const ended = SAVES_NOTHING.test(name) ? undefined : noteSaving();
  try {
    const result = await sendConfirmed(name, options);
    ended?.(true);
    return result;
  } catch (error) {
    ended?.(false);
    throw error;
  }
}

/** Calls that save nothing typed: they read, check, or mark something as read, by themselves while a person types. */
const SAVES_NOTHING = /^GET |\/(read|check)$|\/read-/;

async function sendConfirmed<N extends CallName>(name: N, options: Options<N>): Promise<Result<Operations[N]>> {
  try {
    return await send(name, options);
  } catch (error) {
    if (!(error instanceof CallError && error.hints.confirm && (await askForPassword?.()))) throw error;
    return send(name, options);
  }
}

async function send<N extends CallName>(name: N, options: Options<N>): Promise<Result<Operations[N]>> {
  const [method, template] = name.split(' ') as [string, string];
  const { params, query, body, files, signal } = options as Loose;
  const path = pathOf(template, params);
  let response: Response;
  try {
    response = await fetch(`/api/v1${path}${queryString(query)}`, {
      method,
      signal: signal ?? null,
      ...(files ? { body: formOf(body, files) } : body ? jsonBody(body) : {}),
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    noteReached(false);
    throw new CallError(0, 'Network error.');
  }
  noteReached(true);
  const answer: unknown = await response.json().catch(() => null);
  signal?.throwIfAborted();
  if (response.ok) return answer as Result<Operations[N]>;
  throw refusalOf(response.status, answer);
}

export function pathOf(template: string, params: Loose['params']): string {
  return template.replace(/\{(\w+)\}/g, (_whole, key: string) => encodeURIComponent(String(params?.[key])));
}

/** The server's refusal; for any other error one that says what failed, `failed`, and what to do. */
export const asRefusal = (error: unknown, failed: string): CallError =>
  error instanceof CallError ? error : new CallError(0, `${failed} Please reload the page and try again.`);

export function refusalOf(status: number, answer: unknown): CallError {
  const { message, fields, confirm, linkSent, signInLink, factor } = (answer ?? {}) as Refusal;
  const hints = { confirm, linkSent, signInLink, factor };
  return new CallError(status, message ?? 'Something went wrong. Please try again in a minute.', fields, hints);
}

interface Refusal {
  message?: string;
  fields?: Record<string, string>;
  confirm?: true;
  linkSent?: true;
  signInLink?: true;
  factor?: 'app' | 'passkey' | 'email';
}

export interface Loose {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  files?: Record<string, File | File[]>;
  signal?: AbortSignal;
}

const jsonBody = (body: unknown) => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

/** Undefined, null and '' are left out; lists repeat. */
export function queryString(query: Record<string, unknown> | undefined): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
    }
  }
  return search.size ? `?${search}` : '';
}

export function formOf(body: Record<string, unknown> | undefined, files: Record<string, File | File[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  for (const [name, given] of Object.entries(files)) for (const file of [given].flat()) form.append(name, file);
  return form;
}
