import pino, { type Logger } from 'pino';
import { once } from './once';

/** The process's structured log: JSON lines on standard output, no personal data. */
export function log(): Logger {
  return once('log', () =>
    pino({
      level: process.env.LOG_LEVEL ?? (process.env.NODE_ENV === 'test' ? 'fatal' : 'info'),
      serializers: { err: errorLine },
    }),
  );
}

/** What of an error may be written down: what kind, where, and its words without what a person typed or is called. */
export function errorLine(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: impersonal(String(error)) };
  const { name, message, stack, cause } = error;
  const { code } = error as { code?: unknown };
  return {
    name,
    message: impersonal(message),
    ...(code === undefined ? {} : { code }),
    stack: impersonal(stack ?? ''),
    ...(cause === undefined ? {} : { cause: errorLine(cause) }),
  };
}

/** Databases and mail servers quote values and addresses in their errors. */
function impersonal(text: string): string {
  return text
    .replace(/dup key: \{[^\n]*\}/g, 'dup key')
    .replace(/for value "[^\n]*?" \(type/g, 'for a value (type')
    .replace(/[^\s"'<>:=,;(]+@[^\s"'<>,;)]+/g, '(address)');
}
