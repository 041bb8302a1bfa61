import base from './playwright.config';
export default { ...base, testIgnore: [], grepInvert: undefined, retries: 0, workers: 1, reporter: 'list' as const };
