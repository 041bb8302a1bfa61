import { dateText } from '../days/day-words';
import { clockTime, momentAt, placeOfZone } from '../days/time-zones';
import type { ApplicationStatus } from './application-status';
import type { StatusPart } from './status-part';

/** A university's interview of the student, as it was said: a day, a time of day and the time zone that both are meant in. */
const FIELDS = {
  on: { kind: 'day' },
  time: { kind: 'time' },
  zone: { kind: 'zone' },
  /** Where it is held online; '' where it has a place. */
  link: { kind: 'link' },
  /** Where it is held, in words; '' where it has a link. */
  place: { kind: 'line', longest: 300 },
  /** What the student should know or bring; '' for nothing. */
  note: { kind: 'text', longest: 1000 },
} as const;
export type Interview = { [F in keyof typeof FIELDS]: string };

/** What the status of that name has fields for. */
export const INTERVIEW: StatusPart<Interview> = {
  status: 'Interview',
  fields: FIELDS,
  entries: ['interview set', 'interview changed'],
  words: (interview) => interviewWords(interview),
  facts: interviewFacts,
  notice: (whose, when) => `The interview for ${whose} is on ${when}.`,
  refusals: {
    move: "Interview details can only be entered when the status changes to 'Interview'.",
    call: 'there is no interview to enter',
  },
};

export type InterviewTime = Pick<Interview, 'on' | 'time' | 'zone'>;

export const isAtInterview = (status: ApplicationStatus): boolean => status === 'Interview';

/** The time zones that interviews are mostly said in: of the six countries' universities, then of students. */
export const USUAL_ZONES = [
  'Europe/London',
  'America/Toronto',
  'America/Vancouver',
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
  'Australia/Sydney',
  'Australia/Perth',
  'Pacific/Auckland',
  'Asia/Singapore',
  'Asia/Kolkata',
  'Asia/Kathmandu',
] as const;

/** '10:00 London time'. */
export const timeWords = ({ time, zone }: InterviewTime): string => `${time} ${placeOfZone(zone)} time`;
/** '12 Dec 2026, 10:00 London time' on pages, '12 December 2026, …' in letters. */
export const interviewWords = (interview: InterviewTime, form: 'page' | 'letter' = 'page'): string =>
  `${dateText(interview.on, form)}, ${timeWords(interview)}`;

/** What is said of an interview in letters, each with its name. */
export function interviewFacts(interview: Interview): { term: string; value: string }[] {
  const { link, place, note } = interview;
  return [
    { term: 'Interview', value: interviewWords(interview, 'letter') },
    ...(link ? [{ term: 'Link', value: link }] : []),
    ...(place ? [{ term: 'Place', value: place }] : []),
    ...(note ? [{ term: 'Note', value: note }] : []),
  ];
}

/** The moment of an interview. A time that a change of clocks leaves out or repeats is taken near it. */
export const momentOfInterview = ({ on, time, zone }: InterviewTime): Date => momentAt(`${on}T${time}`, zone);

/** The same moment where a reader lives: '12 Dec 2026, 15:45 Kathmandu time'. */
export function interviewWordsIn(zone: string, interview: InterviewTime): string {
  const [on = '', time = ''] = clockTime(momentOfInterview(interview), zone).split('T');
  return interviewWords({ on, time, zone });
}
