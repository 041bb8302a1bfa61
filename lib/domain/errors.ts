/** The one table from error code to HTTP status. Every failure the API answers is one of these. */
export const STATUS_OF = {
  moved: 308,
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  no_room: 507,
} as const;

export type ErrorCode = keyof typeof STATUS_OF;
export type FieldErrors = Record<string, string>;

/** What the caller can do about a refusal, beside its message. */
export interface Hints {
  /** Give the password again (`POST /confirm-password`), then repeat the call. */
  confirm?: true;
  /** Where the missing code comes from. */
  factor?: 'app' | 'passkey' | 'email';
  /** A link to choose a password was e-mailed: what comes first. */
  linkSent?: true;
  /** A link that lets this browser try again can be e-mailed (`POST /sign-in-link`). */
  signInLink?: true;
}

/**
 * A failure whose message may be shown to the person who caused it.
 * `fields` names the inputs at fault; `retryAfter` is in seconds (429, 503 and 507); `kept` is what was done all the same, and is
 * answered beside the message.
 */
export class AppError extends Error {
  readonly status: number;
  readonly fields: FieldErrors | undefined;
  readonly retryAfter: number | undefined;
  readonly kept: Record<string, unknown> | undefined;
  readonly hints: Hints | undefined;
  /** Where what was asked for is now (308). */
  readonly location: string | undefined;

  constructor(
    readonly code: ErrorCode,
    message: string,
    more: {
      fields?: FieldErrors | undefined;
      retryAfter?: number | undefined;
      hints?: Hints;
      kept?: Record<string, unknown>;
      location?: string;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: more.cause });
    this.name = 'AppError';
    this.status = STATUS_OF[code];
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
    this.kept = more.kept;
    this.hints = more.hints;
    this.location = more.location;
  }
}

export const notFound = (message = 'Not found.') => new AppError('not_found', message);

/** What was looked for; 404 with the message where it isn't there. */
export function found<T>(record: T | null | undefined, message: string): T {
  if (!record) throw notFound(message);
  return record;
}

export const forbidden = (message = "You don't have permission to do this.") => new AppError('forbidden', message);
export const conflict = (message: string, fields?: FieldErrors) => new AppError('conflict', message, { fields });
/** @param what such as 'this lead' */
export const changedMeanwhile = (what: string) =>
  conflict(`Someone else changed ${what} just now. Reload to see their changes.`);
export const invalid = (fields: FieldErrors, message = 'Please check the highlighted fields.') =>
  new AppError('invalid', message, { fields });

/** MongoDB's "E11000 duplicate key": the unique index is what makes a rule true; the caller words it. */
export function isDuplicateKey(error: unknown, index?: string): boolean {
  if (typeof error !== 'object' || error === null || (error as { code?: unknown }).code !== 11000) return false;
  return index === undefined || String((error as { message?: unknown }).message).includes(index);
}

/** MongoDB's OutOfDiskSpace. */
const DATABASE_FULL = 14_031;

/** The disk of temporary files or of the database takes no more. */
export function isOutOfSpace(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return code === 'ENOSPC' || code === 'EDQUOT' || code === DATABASE_FULL;
}

/** The answer to what would add something while the disk is nearly full. */
export const noRoom = () =>
  new AppError(
    'no_room',
    'The server’s disk is nearly full, so nothing new can be saved. You can still read everything. Please tell the people who run this site.',
    { retryAfter: 60 },
  );
