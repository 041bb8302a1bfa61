/** Why an entry can't be claimed. What no one of the agency may set aside ends by itself alone, when the facts change. */
export const BLOCKS = {
  onshore: {
    words: 'The student started with another university or college in Australia, so commission isn’t allowed.',
    canLift: false,
  },
  'onshore unknown': {
    words: 'Please enter whether the student started with another university or college in Australia.',
    canLift: false,
  },
  'no consent': { words: 'The student’s consent for this application isn’t recorded.', canLift: true },
  'no consent, own case': {
    words:
      'The student’s consent isn’t recorded. Your agency handles this application, so you can’t claim commission without it.',
    canLift: false,
  },
  'enrolment unconfirmed': {
    words: 'Your agency handles this application. Our team hasn’t confirmed the enrolment yet.',
    canLift: false,
  },
  'licence ended': {
    words: 'A licence of the agency has expired. Add its renewal under People, Licences.',
    canLift: false,
  },
  'agreement ended': {
    words: 'No agreement was valid on the date that counts for this application.',
    canLift: false,
  },
  'campus unknown': {
    words: 'Under the agreement, the commission depends on the campus, and the campus of this course isn’t known.',
    canLift: true,
  },
  'nationality unknown': {
    words:
      'Under the agreement, the commission depends on nationality. Please enter the student’s nationality in their profile.',
    canLift: true,
  },
  'credit disputed': {
    words: 'Another agency says it introduced this student. Our team hasn’t decided yet.',
    canLift: false,
  },
  'credit divided': {
    words: 'Our team decided that another agency gets the commission for this application.',
    canLift: false,
  },
} as const satisfies Readonly<Record<string, { words: string; canLift: boolean }>>;
export type BlockReason = keyof typeof BLOCKS;

/**
 * A student who had begun with another provider in Australia: since 31 March 2026 no commission may be paid for them
 * (National Code, standard 4), but
 * for these three cases.
 */
export const ONSHORE_ANSWERS = {
  no: 'No, they had not started with another university or college in Australia',
  yes: 'Yes, and no exception applies',
  package: 'Yes, but the visa was also granted for this course',
  completed: 'Yes, but they had already completed their main course there',
} as const;
export type OnshoreAnswer = keyof typeof ONSHORE_ANSWERS;
const ACCEPTED_BY = '2026-03-31';

/** Why the Australian rule blocks an application; null where it doesn't. @param acceptedOn 'YYYY-MM-DD', null while it isn't */
export function onshoreBlock(
  country: string,
  answer: OnshoreAnswer | null,
  acceptedOn: string | null,
): BlockReason | null {
  if (country !== 'Australia' || (acceptedOn !== null && acceptedOn <= ACCEPTED_BY)) return null;
  if (answer === null) return 'onshore unknown';
  return answer === 'yes' ? 'onshore' : null;
}
