import { it } from 'vitest';
import { LONG } from './tiers';

/** A test of `npm run test:long` alone; docs/test-tiers.md says what holds its guarantee in `npm test`. */
export const longIt = it.runIf(LONG);
