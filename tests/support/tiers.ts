/** Whether `npm run test:long` runs: everything, at full length. */
export const LONG = process.env.LONG_TESTS === '1';

const PHONE = { width: 390, height: 844 };
const SCREEN = { width: 1280, height: 900 };

/** The windows in which a walk is made: a phone, and in the long tests a screen too. Each page stands in both in every-page.spec.ts. */
export const WALKED_SIZES = LONG ? [PHONE, SCREEN] : [PHONE];
export const WALKED_WIDTHS: readonly number[] = WALKED_SIZES.map(({ width }) => width);
