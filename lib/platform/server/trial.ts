/**
 * Whether this process only shows whether a new version works, on a copy of the data (`npm run upgrade`): it takes no writes, runs no
 * background work, and sends nothing.
 */
export const isTrial = (): boolean => process.env.UPGRADE_TRIAL === '1';
