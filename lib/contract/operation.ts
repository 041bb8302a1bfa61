import type { ZodObject, ZodType, z } from 'zod';
import type { ApiScope } from '@/lib/domain/accounts/api-tokens';
import type { ErrorCode } from '@/lib/domain/errors';
import type { Role } from '@/lib/domain/roles';
import './refusals';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anyone, any signed-in user, or these roles. Whose records: `lib/access.ts`. */
type Access = 'anyone' | 'signed-in' | readonly Role[];

/** One file field of a multipart call. `maxBytes` is checked while streaming. */
export interface FileRule {
  maxBytes: number;
  /** How many files the field takes; 1 unless given. */
  maxCount?: number;
  /** What people may send, in words, for messages and the API document. */
  accepts: string;
}

/** Names a budget in `lib/platform/limits/rate-limits.ts`. Whose it is: `isAddressBudget`. */
type RateLimit =
  | 'sign-in'
  | 'passkey'
  | 'register'
  | 'code'
  | 'search'
  | 'fit'
  | 'read'
  | 'whole-list'
  | 'write'
  | 'upload'
  | 'enquiry'
  | 'stream'
  | 'webhook-try';

/** The contract of one API call: what the server checks, the browser's types and the OpenAPI document come from. */
export interface Operation {
  readonly method: Method;
  /** Below /api/v1, with `{name}` for parameters. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly access: Access;
  readonly params?: ZodObject;
  readonly query?: ZodObject;
  /** Request headers with a meaning of their own, for the API document; the handler reads them itself. */
  readonly headers?: ZodObject;
  /** JSON, or the text fields of a multipart call when `files` is there. */
  readonly body?: ZodObject;
  readonly files?: Readonly<Record<string, FileRule>>;
  /** The result of a success; undeclared fields are stripped. 'stream': the handler returns a Response itself. */
  readonly result: ZodType | 'stream';
  /** What a stream holds, for the API document. */
  readonly streamed?: { readonly type: string; readonly description: string; readonly schema: ZodType };
  /** 200 unless given. */
  readonly status?: 200 | 201 | 202;
  /** The status of another success: what was asked for waits for someone. The handler says so (`waits`). */
  readonly waitingStatus?: 202;
  /** Failures beyond those every call can have. */
  readonly errors?: readonly ErrorCode[];
  /** The specification's text for invalid input, where it has one. */
  readonly invalidMessage?: string;
  /** The specification's text for a missing session, where it has one. */
  readonly unauthenticatedMessage?: string;
  /** Where it is another than 'read' of GET and 'write' of the others: no call is without a budget. */
  readonly limit?: RateLimit;
  /** A student's helper may call it too, for those whom they help (docs/decisions, 252). */
  readonly forHelpers?: true;
  /** Roles that must have given their password within ten minutes: else 403 with `confirm: true`. */
  readonly confirm?: readonly Role[];
  /** What an API token needs to make this call; without it none may. Never on what docs/decisions, 282, names. */
  readonly scope?: ApiScope;
  /** Called by pages on their own: no sign that a person is there, so a session's idle time goes on. */
  readonly unattended?: true;
  /**
   * Taken also while the disk is nearly full: it adds next to nothing, or helps to make room. Reading, removing and
   * signing in always are.
   */
  readonly whenFull?: true;
  /** The specification's second name for `message` in this call's failures, where it has one. */
  readonly failureAlias?: 'msg';
}

/** 'POST /apply': what the browser's client, the access matrix and people call a call. */
type CallName = `${Method} /${string}`;
type Named<N extends CallName> = N extends `${infer M extends Method} ${infer P}`
  ? { readonly method: M; readonly path: P }
  : never;

/** What a call's own declaration says. */
type Declared = Omit<Operation, 'method' | 'path' | 'tag' | 'access'>;

/**
 * The makers of the calls under one heading of the API document, by who may call. Each takes the call's name and what is its
 * own, and keeps their literal types: `const { forStaff } = calls('Staff work')`, `forStaff('GET /staff/tasks', { … })`.
 */
export const calls = (tag: string) => ({
  forAnyone: maker({ tag, access: 'anyone' }),
  forSignedIn: maker({ tag, access: 'signed-in' }),
  forStudents: maker({ tag, access: ['student'] }),
  forAgents: maker({ tag, access: ['agent'] }),
  forAdmins: maker({ tag, access: ['admin'] }),
  forStaff: maker({ tag, access: ['team', 'admin'] }),
  forApplicants: maker({ tag, access: ['student', 'agent'] }),
  forStudentsAndStaff: maker({ tag, access: ['student', 'team', 'admin'] }),
  forAgentsAndStaff: maker({ tag, access: ['agent', 'team', 'admin'] }),
  forAgentsAndAdmins: maker({ tag, access: ['agent', 'admin'] }),
  forHelpersAndStaff: maker({ tag, access: ['helper', 'team', 'admin'] }),
  forHelpersAlone: maker({ tag, access: ['helper'] }),
  forAllRoles: maker({ tag, access: ['student', 'agent', 'team', 'admin'] }),
});

function maker<const S extends Pick<Operation, 'tag' | 'access'>>(shared: S) {
  return <const N extends CallName, const O extends Declared>(name: N, own: O) => ({
    ...named(name),
    ...shared,
    ...own,
  });
}

function named<const N extends CallName>(name: N): Named<N>;
function named(name: CallName) {
  const [method, path] = name.split(' ');
  return { method, path };
}

/** What is needed to get in. */
const SIGNS_IN: readonly RateLimit[] = ['sign-in', 'passkey', 'code'];

/** Whether a call is taken while the disk is nearly full. */
export function isTakenWhenFull(operation: Operation): boolean {
  const { method, whenFull } = operation;
  return method === 'GET' || method === 'DELETE' || whenFull === true || SIGNS_IN.includes(budgetOf(operation));
}

/** The budget that a call spends from. */
export function budgetOf({ limit, method }: Operation): RateLimit {
  return limit ?? (method === 'GET' ? 'read' : 'write');
}

/** Guessing, registering and writing to strangers: bounded for the address also where who does it is signed in. */
const OF_THE_ADDRESS: readonly RateLimit[] = ['sign-in', 'passkey', 'register', 'code', 'enquiry'];

/**
 * Whether a call spends the budget of the address it comes from, with a session or without: what anyone may call, or else each
 * account would be another budget. The others spend the account's.
 */
export const isAddressBudget = (operation: Operation): boolean =>
  operation.access === 'anyone' || OF_THE_ADDRESS.includes(budgetOf(operation));

type Output<S> = S extends ZodObject ? z.output<S> : undefined;
type Typed<S> = S extends ZodObject ? z.input<S> : undefined;
type Part<O, K extends string> = O extends { readonly [P in K]: infer S } ? S : undefined;

/** What the handler of a call gets, checked and converted. */
export interface Input<O extends Operation> {
  params: Output<Part<O, 'params'>>;
  query: Output<Part<O, 'query'>>;
  body: Output<Part<O, 'body'>>;
}

/** What a caller in the browser sends. */
export interface Sent<O extends Operation> {
  params: Typed<Part<O, 'params'>>;
  query: Typed<Part<O, 'query'>>;
  body: Typed<Part<O, 'body'>>;
}

/** What a call's handler returns, and the browser gets. */
export type Result<O extends Operation> = O['result'] extends ZodType ? z.output<O['result']> : Response;
