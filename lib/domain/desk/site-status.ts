/** What the status page, `npm run doctor` and notices call each check, in their order. */
export const SITE_CHECKS = {
  version: 'Version',
  database: 'Database',
  indexes: 'Indexes',
  search: 'Search',
  files: 'Stored files',
  disk: 'Disk',
  backup: 'Backup',
  copies: 'Copies elsewhere',
  mail: 'Email',
  directory: 'Sign-in through a directory',
  jobs: 'Background work',
  processes: 'Web processes',
  certificate: 'Certificate',
  rates: 'Exchange rates',
  facts: 'Facts',
  practice: 'Practice tests',
  settings: 'Settings',
} as const;

export type SiteCheckId = keyof typeof SITE_CHECKS;
export const SITE_CHECK_IDS = Object.keys(SITE_CHECKS) as [SiteCheckId, ...SiteCheckId[]];

/** 'unknown' where it was not measured, or can't be: never shown as good. */
export const CHECK_STATES = ['good', 'bad', 'unknown'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

export const CHECK_WORDS: Record<CheckState, string> = { good: 'Good', bad: 'Problem', unknown: 'Not known' };

/** What one look at a part of the site found. */
export interface Finding {
  state: CheckState;
  /** What was found, in sentences. */
  text: string;
  /** What to do; '' where nothing is. */
  advice: string;
  /** Something broke: admins get a notice, and another once it works again. Without it the page alone shows it. */
  alert?: true;
}

export interface SiteCheck extends Finding {
  id: SiteCheckId;
  label: string;
}

export const good = (text: string): Finding => ({ state: 'good', text, advice: '' });
export const bad = (text: string, advice: string): Finding => ({ state: 'bad', text, advice });
/** As `bad`, and admins get a notice. */
export const broken = (text: string, advice: string): Finding => ({ state: 'bad', text, advice, alert: true });
export const unknown = (text: string, advice = ''): Finding => ({ state: 'unknown', text, advice });

const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const;

/** Bytes for people: '1.4 GB'. */
export function sizeText(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** step;
  return `${value.toLocaleString('en-GB', { maximumFractionDigits: value < 10 && step > 0 ? 1 : 0 })} ${UNITS[step]}`;
}
