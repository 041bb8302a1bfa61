/** Who publishes the files of a source. */
export const SOURCE_KINDS = ['register', 'agency', 'university'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

export const SOURCE_KIND_LABELS: Readonly<Record<SourceKind, string>> = {
  register: 'Official register',
  agency: 'Agency',
  university: 'University',
};

export const LONGEST_SOURCE_NAME = 120;
