import type { GoldenCase, GoldenVerdict } from './golden-table';
import { NotWired } from './reading-of';

/** The product's verdict of a golden case on `GOLDEN_DAY`, of a course just uploaded and not confirmed by anybody. */
export function verdictOf(_of: GoldenCase): GoldenVerdict {
  throw new NotWired();
}

/** Whether `verdictOf` and `readingOf` are filled. */
export function isFilled(call: () => unknown): boolean {
  try {
    call();
    return true;
  } catch (error) {
    return !(error instanceof NotWired);
  }
}
