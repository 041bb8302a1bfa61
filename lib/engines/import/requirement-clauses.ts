import type { CourseDraft } from '@/lib/domain/course';
import { clausesOf } from '@/lib/engines/requirements/demands';
import { memoize } from './values/memoize';

/** The clauses of a requirement text. Many rows of a file say the same: each text is read once. */
export const clausesOfText = memoize(
  (admissionRequirement: string, level: CourseDraft['level'], country: CourseDraft['country']) =>
    clausesOf({ admissionRequirement, level, country }),
);
