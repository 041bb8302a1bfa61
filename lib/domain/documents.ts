/**
 * The document kinds of a profile: the specification's twelve, then those that universities ask for beside them.
 * `multiple` ones are added to, the others replaced. `perCourse` ones are written for one course: what the profile has
 * never answers a request for one.
 */
export const DOCUMENTS = {
  tenth_certificate: { title: '10th certificate', multiple: false },
  twelfth_certificate: { title: '12th certificate', multiple: false },
  english_certificate: { title: 'English certificate', multiple: false },
  bachelor_dmc: { title: "Bachelor's mark sheets (DMC)", multiple: true },
  bachelor_degree: { title: "Bachelor's degree", multiple: true },
  master_dmc: { title: "Master's mark sheets (DMC)", multiple: true },
  master_degree: { title: "Master's degree", multiple: true },
  passport: { title: 'Passport', multiple: true },
  experience: { title: 'Experience letters', multiple: true },
  gap_letter: { title: 'Gap letter', multiple: true },
  photograph: { title: 'Photograph', multiple: false },
  dob_certificate: { title: 'Proof of date of birth', multiple: false },
  statement_of_purpose: { title: 'Statement of purpose', multiple: true, perCourse: true },
  cv: { title: 'CV', multiple: false },
  reference: { title: 'Reference letters', multiple: true },
  bank_statement: { title: 'Proof of funds', multiple: true },
  medical: { title: 'Medical certificates', multiple: true },
  other: { title: 'Other documents', multiple: true, perCourse: true },
} as const satisfies Record<string, { title: string; multiple: boolean; perCourse?: true }>;
export type DocumentField = keyof typeof DOCUMENTS;
