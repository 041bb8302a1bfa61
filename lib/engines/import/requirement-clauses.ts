import type { CourseDraft } from '@/lib/domain/courses/course';
import { clausesOf } from '@/lib/engines/requirements/demands';
import { memoize } from './values/memoize';

/** Most texts about admission are shorter, and reading one takes a thousand times as long as looking it up. */
const LONGEST_KEPT = 800;

/** The clauses of a requirement text. Many rows of a file say the same: each text is read once. */
export const clausesOfText = memoize(
  (admissionRequirement: string, level: CourseDraft['level'], country: CourseDraft['country']) =>
    clausesOf({ admissionRequirement, level, country }),
  LONGEST_KEPT,
);
