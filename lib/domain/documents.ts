/** The document fields of a profile; `multiple` ones are added to, the others replaced. */
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
  dob_certificate: { title: 'Date of birth certificate', multiple: false },
} as const;
export type DocumentField = keyof typeof DOCUMENTS;
