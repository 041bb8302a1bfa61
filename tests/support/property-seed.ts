import fc from 'fast-check';

/**
 * Property tests run on the same examples every time, so that a failure belongs to the change at hand; the long run
 * (npm run test:long) looks for new ones.
 */
if (process.env.LONG_TESTS !== '1') fc.configureGlobal({ seed: 20_261_120 });
