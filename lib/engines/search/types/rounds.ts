import { COUNTRIES } from '@/lib/domain/countries';
import { COURSE_LEVELS } from '@/lib/domain/courses/course';

/**
 * The groups of a round of what is found when nothing was typed: every country with every level, one step further in both
 * lists at a time, so that neighbours differ in both. Courses without a level have rounds of their own, after all others.
 */
export const ROUNDS: readonly (readonly { country: string; level: string }[])[] = [COURSE_LEVELS, [''] as const].map(
  (levels) =>
    COUNTRIES.flatMap((_, shift) =>
      levels.map((level, place) => ({ country: COUNTRIES[(place + shift) % COUNTRIES.length] as string, level })),
    ),
);
