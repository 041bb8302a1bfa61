import pino, { type Logger } from 'pino';
import { once } from './once';

/** The process's structured log: JSON lines on standard output, no personal data. */
export function log(): Logger {
  return once('log', () =>
    pino({ level: process.env.LOG_LEVEL ?? (process.env.NODE_ENV === 'test' ? 'fatal' : 'info') }),
  );
}
