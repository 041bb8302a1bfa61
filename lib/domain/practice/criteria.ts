/** The four criteria by which examiners judge IELTS writing; the first has another name in each task. */
const SHARED = ['Coherence and cohesion', 'Lexical resource', 'Grammatical range and accuracy'] as const;

export const criteriaOf = (task: number): readonly string[] => [
  task === 1 ? 'Task achievement' : 'Task response',
  ...SHARED,
];

export const CRITERIA: readonly string[] = [...criteriaOf(1), 'Task response'];

/** Half bands that a teacher may give, the best first. */
export const HALF_BANDS: readonly number[] = Array.from({ length: 17 }, (_, place) => 9 - place / 2);

/** Within so many days the counsellor is to comment on what a student sent. */
export const MARK_WITHIN_DAYS = 5;
