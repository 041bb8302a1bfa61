/** How many courses' verdicts ask for each optional field of a profile. */
export interface AskedFields {
  fieldOfStudy: number;
  subjects: number;
  /** The language of instruction: as a demand, or to let one off an English test. */
  instruction: number;
  /** Any marks of earlier studies. */
  marks: number;
  backlogs: number;
  /** The first and the last day at work. */
  work: number;
  /** The subscores of a Duolingo report. */
  detSections: number;
}

/** Why a field is worth filling in, after its own hint: '412 courses ask for it.'; '' where none does or it isn't known. */
export function askedText(asked: AskedFields | null, field: keyof AskedFields): string {
  const count = asked?.[field] ?? 0;
  if (count === 0) return '';
  return count === 1 ? 'Required by 1 course.' : `Required by ${count.toLocaleString('en-GB')} courses.`;
}
