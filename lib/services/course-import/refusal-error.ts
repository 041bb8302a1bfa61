import { AppError } from '@/lib/errors';
import { ImportRefusal } from '@/lib/import/refusal';

/** A file that can't be used, as the API words it; any other error stays what it is. */
export function worded(error: unknown): unknown {
  return error instanceof ImportRefusal ? refusalError(error.status, error.message) : error;
}

export function refusalError(status: ImportRefusal['status'], message: string): AppError {
  const code = status === 413 ? 'too_large' : status === 415 ? 'unsupported_type' : 'invalid';
  return new AppError(code, `Failed to add courses: ${message}`, { fields: { courses_file: message } });
}
