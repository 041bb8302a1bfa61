/** Licences and registrations that an agency or its people work by. */

export const LICENCE_KINDS = {
  agency: { label: 'Agency licence or registration', isPersons: false },
  mara: { label: 'Migration agent, Australia (MARA)', isPersons: true },
  rcic: { label: 'Immigration consultant, Canada (RCIC)', isPersons: true },
  iaa: { label: 'Immigration adviser, New Zealand or UK (IAA)', isPersons: true },
  training: { label: 'Training certificate', isPersons: true },
} as const satisfies Record<string, { label: string; isPersons: boolean }>;
export type LicenceKind = keyof typeof LICENCE_KINDS;
export const LICENCE_KIND_NAMES = Object.keys(LICENCE_KINDS) as [LicenceKind, ...LicenceKind[]];

/** As much of a licence as tells whether it holds. */
export interface Licence {
  kind: LicenceKind;
  /** Of a branch alone; null for the whole agency. Ids as text. */
  branchId: string | null;
  /** Whose it is; null for the agency's. */
  memberId: string | null;
  /** Where it is for, such as 'Punjab'; '' where that is not said. */
  place: string;
  /** The last day, 'YYYY-MM-DD'; null where it names none. */
  to: string | null;
}

export type LicenceState = 'holds' | 'ends soon' | 'ended' | 'renewed';
