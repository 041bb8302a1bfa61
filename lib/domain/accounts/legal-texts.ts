/** The texts of the law that a site may have, each in versions. */
export const LEGAL_KINDS = ['privacy', 'terms', 'refunds'] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];

/** From which day on each text is in force, 'YYYY-MM-DD'; '' where there is none. */
export type LegalDays = Record<LegalKind, string>;

export const NO_TEXTS: LegalDays = { privacy: '', terms: '', refunds: '' };

export const LEGAL_TITLES: Record<LegalKind, string> = { privacy: 'Privacy', terms: 'Terms', refunds: 'Refunds' };

export const legalPath = (kind: LegalKind): `/${LegalKind}` => `/${kind}`;

/** What is to be filled in of a draft stands in brackets: '[law]'. */
export const hasBlanks = (text: string): boolean => /\[[^\]\n]+\]/.test(text);
