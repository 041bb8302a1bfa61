import { gradesWords, type Waived } from '@/lib/domain/requirements/also-asked';
import { sayApplicants } from '@/lib/domain/requirements/applicants';
import { EXAMS } from '@/lib/domain/test-scores';
import { counted } from '@/lib/domain/texts/counted';
import type { Asked, Clause } from './clause';

/** What a clause was read as, in a few plain words: 'IELTS 6.5, no section below 6'. */
export function sayClause({ who, ...clause }: Pick<Clause, 'kind' | 'asked' | 'who'>): string {
  return who ? `For ${sayApplicants(who)}: ${sayOfAll(clause)}` : sayOfAll(clause);
}

function sayOfAll({ kind, asked }: Pick<Clause, 'kind' | 'asked'>): string {
  if (asked) return sayAsked(asked);
  switch (kind) {
    case 'unread':
      return 'Not understood';
    case 'selection':
      return 'Selection by the university';
    case 'hand-in':
      return 'A document to submit';
    default:
      return 'No requirement';
  }
}

const years = (count: number) => counted(count, 'year');
const atMost = (count: number, one: string) => (count === 0 ? `No ${one}s` : `At most ${counted(count, one)}`);

function sayAsked(asked: Asked): string {
  switch (asked.about) {
    case 'score':
      return sayScore(asked);
    case 'percentage':
      return [
        `At least ${asked.least}%`,
        asked.to !== undefined && `certain from ${asked.to}%`,
        ...(asked.boards ?? []).map(({ boards, least }) => `${boards.join(', ')} ${least}%`),
        asked.bestOf !== undefined && `in the best ${asked.bestOf} subjects`,
        asked.orWithWork && `or ${asked.orWithWork.least}% with ${years(asked.orWithWork.years)} of work experience`,
      ]
        .filter(Boolean)
        .join(', ');
    case 'cgpa':
      return `CGPA of at least ${asked.least} out of ${asked.scale}`;
    case 'classes of':
      return `Degree classes are those of ${asked.place}`;
    case 'class':
      return `Degree class of at least ${asked.least}`;
    case 'backlogs':
      return `${atMost(asked.most, 'backlog')}${asked.sure === undefined ? '' : `, certain up to ${asked.sure}`}`;
    case 'gap':
      return `A study gap of at most ${years(asked.years)}`;
    case 'level':
      return `The qualification usually required before this level${asked.takesDiploma ? ', or a diploma' : ''}`;
    case 'work':
      return `${asked.years === null ? 'Work experience' : `${years(asked.years)} of work experience`}${asked.inField ? ' in a certain field' : ''}`;
    case 'age':
      return `${sayAge(asked.least, asked.most)} years old${asked.on ? ` on ${asked.on}` : ''}`;
    case 'education years':
      return `${years(asked.least)} of education`;
    case 'field':
      return asked.names.length > 0
        ? `Field of study: ${asked.names.join(', ')}${asked.related ? ' or related' : ''}`
        : 'A field of study';
    case 'other field':
      return `Any field of study but ${asked.names.join(', ')}`;
    case 'licence':
      return 'A registration or a licence';
    case 'subjects':
      return `School subjects${asked.names.length > 0 ? `: ${asked.names.join(asked.any ? ' or ' : ', ')}` : ''}${asked.least ? `, at least ${asked.least}%${asked.each ? ' in each' : ''}` : ''}`;
    case 'grades':
      return gradesWords(asked);
    case 'taught':
      return 'Studies in English';
    case 'master':
      return 'A master’s degree';
    case 'beyond school':
      return 'More than school, such as a diploma';
    case 'taken':
      return `A score in ${asked.exams.map((exam) => EXAMS[exam].name).join(' or ')}`;
    case 'cleared':
      return 'All backlogs cleared';
    case 'perhaps':
      return `Perhaps: ${sayAsked(asked.asked)}`;
    case 'unread demand':
      return 'A requirement that was not understood';
    case 'refusal':
      return 'Some applicants are not accepted';
    case 'closes':
      return `Applications close on ${asked.day}`;
    case 'waiver':
      return SOFTER[asked.of];
  }
}

/** 'At least 18', 'From 18 to 30', 'At most 35'. */
const sayAge = (least: number, most?: number): string =>
  most === undefined ? `At least ${least}` : least > 0 ? `From ${least} to ${most}` : `At most ${most}`;

const SOFTER: Record<Waived, string> = {
  english: 'Some applicants are accepted with a lower English score, or without a test',
  graduate: 'Some applicants don’t need GRE or GMAT',
  marks: 'Some applicants are accepted with lower marks',
  level: 'Some applicants are accepted with other studies',
  field: 'Some applicants are accepted with studies in another field',
};

function sayScore({ exam, overall, lowest, parts = {}, oneLower, both }: Extract<Asked, { about: 'score' }>): string {
  return [
    `${EXAMS[exam].name} ${overall}`,
    lowest !== null && `no section below ${lowest}`,
    ...Object.entries(parts).map(([skill, score]) => `${skill} ${score}`),
    oneLower !== undefined && `one section may be ${oneLower}`,
    both && 'Both GRE and GMAT',
  ]
    .filter(Boolean)
    .join(', ');
}
