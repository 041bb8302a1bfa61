/** The parts of 'This site', each with an address of its own. */
export const SITE_SECTIONS = {
  look: 'Name and look',
  contact: 'Contact',
  about: 'About us',
  home: 'Home page',
  offer: 'Countries and days',
  texts: 'Legal texts',
  mail: 'Mail',
  copies: 'Copies',
} as const;
export type SiteSection = keyof typeof SITE_SECTIONS;
/** The parts that one form saves together. */
export type FormSection = Exclude<SiteSection, 'texts' | 'mail' | 'copies'>;

/** The part that an address names; the first for any other. */
export const siteSectionOf = (named: unknown): SiteSection =>
  (Object.keys(SITE_SECTIONS) as SiteSection[]).find((section) => section === named) ?? 'look';

export const siteSectionPath = (section: SiteSection) =>
  `/app/admin/site${section === 'look' ? '' : `?section=${section}`}`;
