/** The five steps of the profile wizard (specification, section 2), from 1. */
export const WIZARD_STEPS = [
  { title: 'Basic Information', text: 'Name, email address and mobile number.' },
  { title: 'Personal Information', text: 'Date of birth, address, passport and emergency contact.' },
  {
    title: 'Academic Information',
    text: 'Schools, universities and tests taken: IELTS, PTE, TOEFL, DET, GRE, GMAT.',
  },
  { title: 'Work Experience', text: 'All your jobs so far. Leave it empty if there are none.' },
  { title: 'Document Manager', text: 'Upload certificates, mark sheets and passport.' },
] as const;

export type StepNumber = 1 | 2 | 3 | 4 | 5;
const LAST: StepNumber = 5;

/** The step an address names, 1 to 5; null for anything else. */
export function stepOf(asked: string | string[] | undefined): StepNumber | null {
  return typeof asked === 'string' && /^[1-5]$/.test(asked) ? (Number(asked) as StepNumber) : null;
}

/** The step after a save: the next one; the last stays. */
export function stepAfter(step: StepNumber): StepNumber {
  return Math.min(step + 1, LAST) as StepNumber;
}

/**
 * The furthest step reached: the one after the last saved. Students may go to any; agents no further than this.
 * `saved` says for each of the five steps whether it was saved.
 */
export function furthestStep(saved: readonly boolean[]): StepNumber {
  return stepAfter(Math.max(1, saved.lastIndexOf(true) + 1) as StepNumber);
}
