/** Where the facts of the exam come from that the tips of `QUESTION_KINDS` state; what else they say is advice. */
export const KIND_SOURCES = {
  /** Order, limits, use of options and marks by kind of question; a copy of the owner's page was read, which has no date. */
  ielts: {
    name: 'IDP’s page about the types of IELTS questions',
    address: 'https://ielts.idp.com/philippines/prepare/article-question-types-academic-reading',
    how: 'as we read a copy of it',
    on: '2026-11-30',
  },
  /** Points that are taken away, and that spelling counts. Not opened here: as public audits quote it. */
  pte: {
    name: 'Pearson’s score guide for PTE Academic',
    address: 'https://www.pearsonpte.com/pte-academic/scoring/',
    how: 'as others quoted it',
    on: '2026-10-09',
  },
} as const;
