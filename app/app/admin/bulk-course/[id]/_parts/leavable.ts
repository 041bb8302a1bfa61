/** The kinds whose entries can be left out of what is applied. */
export type LeavableKind = 'added' | 'changed' | 'missing' | 'gone';

export const isLeavable = (kind: string): kind is LeavableKind =>
  ['added', 'changed', 'missing', 'gone'].includes(kind);
