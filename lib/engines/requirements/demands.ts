import type { CourseDraft } from '@/lib/domain/courses/course';
import { EXAM_FIELDS } from '@/lib/domain/courses/course-fields';
import { hasMarks, type MarkDemands, NO_MARKS } from '@/lib/domain/marks/marks';
import { type AlsoAsked, alsoAskedText, examsReadFrom, examsText } from '@/lib/domain/requirements/also-asked';
import type { Applicants } from '@/lib/domain/requirements/applicants';
import { type Exam, isGmatFocus } from '@/lib/domain/test-scores';
import type { Asked, Clause, PercentageAsked, ScoreAsked } from './clause';
import { plainText } from './plain';
import { readRequirements } from './read';
import { editionOf } from './together';

/** What a text about admission gives a course's fields. */
export interface TextDemands {
  scores: { asked: ScoreAsked; form: Clause['form']; isConfirmed: boolean }[];
  /** Whether a person has confirmed all of what the text says of marks. */
  areMarksConfirmed: boolean;
  marks: Partial<
    Pick<CourseDraft, 'minPercentage' | 'minCgpa' | 'cgpaScale' | 'minClass' | 'maxBacklogs' | 'maxGapYears'>
  >;
  alsoAsked: AlsoAsked[];
}

const MARKS: readonly NonNullable<Clause['asked']>['about'][] = ['percentage', 'cgpa', 'class', 'backlogs', 'gap'];

/** What the clauses of a text ask for, as far as a course has fields for it, and the rest as `alsoAsked`. */
export function demandsOf(clauses: readonly Clause[]): TextDemands {
  const demands: TextDemands = { scores: [], areMarksConfirmed: true, marks: {}, alsoAsked: [] };
  const { scores, marks, alsoAsked: all } = demands;
  const closes: string[] = [];
  for (const clause of clauses) {
    const { kind, form, asked, confirmed, who } = clause;
    if (who) {
      all.push(...askedOfSome(clause, who));
      continue;
    }
    const alsoAsked = { push: (one: AlsoAsked) => all.push(confirmed ? { ...one, confirmed } : one) };
    if (kind === 'selection' || (kind === 'unread' && asked?.about !== 'unread demand')) all.push({ is: kind });
    if (!asked) continue;
    if (MARKS.includes(asked.about) && !confirmed) demands.areMarksConfirmed = false;
    switch (asked.about) {
      case 'score':
        scores.push({ asked, form, isConfirmed: confirmed === true });
        if (asked.oneLower !== undefined) alsoAsked.push({ is: 'one lower', exam: asked.exam, score: asked.oneLower });
        for (const [skill, score] of Object.entries(asked.parts ?? {}))
          alsoAsked.push({ is: 'part', exam: asked.exam, skill, score });
        if (asked.both) alsoAsked.push({ is: 'both tests' });
        if (asked.notOf)
          all.push({ is: 'waiver', of: 'english', sure: true, who: { places: [asked.notOf], by: 'nationality' } });
        break;
      case 'percentage':
        marks.minPercentage = asked.least;
        for (const one of besidesOf(asked)) alsoAsked.push(one);
        break;
      case 'cgpa':
        if (marks.cgpaScale && marks.cgpaScale !== asked.scale)
          alsoAsked.push({ is: 'or cgpa', least: asked.least, scale: asked.scale });
        else Object.assign(marks, { minCgpa: asked.least, cgpaScale: asked.scale });
        break;
      case 'class':
        marks.minClass = asked.least;
        break;
      case 'backlogs':
        marks.maxBacklogs = asked.most;
        if (asked.sure !== undefined) alsoAsked.push({ is: 'certain backlogs', most: asked.sure });
        break;
      case 'gap':
        marks.maxGapYears = asked.years;
        break;
      case 'level':
        if (asked.takesDiploma) alsoAsked.push({ is: 'diploma' });
        break;
      case 'perhaps':
        all.push(...listed({ kind: 'judged', asked: asked.asked }).map((one) => ({ ...one, perhaps: true as const })));
        break;
      case 'refusal':
      case 'unread demand':
        all.push({ is: asked.about });
        break;
      case 'closes':
        closes.push(asked.day);
        break;
      case 'subjects':
        alsoAsked.push(asIs((({ text: _words, ...facts }) => facts)(asked) as Asked));
        break;
      case 'master':
        alsoAsked.push({ is: 'master' });
        if (asked.isWay) all.push({ is: 'waiver', of: 'level' }, { is: 'waiver', of: 'marks' });
        break;
      default:
        alsoAsked.push(asIs(asked));
    }
  }
  for (const { asked, isConfirmed } of scores) {
    const editions = new Set(scores.flatMap((one) => (one.asked.exam === asked.exam ? [editionOf(one.asked)] : [])));
    const { exam, overall, lowest } = asked;
    if (editions.size > 1)
      all.push({ is: 'other scale', exam, overall, lowest, ...(isConfirmed && { confirmed: true }) });
  }
  // Of rounds and intakes the last one counts.
  const day = closes.sort().at(-1);
  if (day) all.push({ is: 'closes', day });
  return demands;
}

/** What a text says of a percentage besides. */
const besidesOf = ({ to, bestOf, orWithWork, boards = [] }: PercentageAsked): AlsoAsked[] => [
  ...(to === undefined ? [] : [{ is: 'certain from' as const, percentage: to }]),
  ...boards.map((one) => ({ is: 'of boards' as const, ...one })),
  ...(bestOf === undefined ? [] : [{ is: 'best subjects' as const, count: bestOf }]),
  ...(orWithWork ? [{ is: 'or with work' as const, ...orWithWork }] : []),
];

/** What is asked as the field `alsoAsked` holds it, where both have the same facts. */
function asIs({ about, ...facts }: Asked): AlsoAsked {
  return { is: about, ...facts } as AlsoAsked;
}

/** What a clause asks of some applicants, none of it in a course's fields for all. */
function askedOfSome({ kind, asked, confirmed }: Clause, who: Applicants): AlsoAsked[] {
  if (asked?.about === 'perhaps')
    return listed({ kind: 'judged', asked: asked.asked }).map((one) => ({ ...one, who, perhaps: true as const }));
  return listed({ kind, asked }).map((one) => ({
    ...one,
    who,
    ...(confirmed && one.is !== 'unread' && one.is !== 'unread demand' && { confirmed }),
  }));
}

/** What a clause asks, with what a course's fields hold of all. */
function listed({ kind, asked }: Pick<Clause, 'kind'> & { asked: Asked | undefined }): AlsoAsked[] {
  if (asked?.about === 'refusal' || asked?.about === 'unread demand') return [{ is: asked.about }];
  if (kind === 'selection' || kind === 'unread')
    return [{ is: kind }, ...(asked?.about === 'waiver' ? [asIs(asked)] : [])];
  switch (asked?.about) {
    case 'score': {
      const { exam, overall, lowest, parts, oneLower, both, isFocus } = asked;
      const isPlain = !parts && oneLower === undefined && !both && !isFocus && EXAM_FIELDS[exam].overall;
      return [isPlain ? { is: 'score', exam, overall, lowest } : { is: 'unread' }];
    }
    case 'percentage':
      return [{ is: 'percentage', least: asked.least }, ...besidesOf(asked)];
    case 'backlogs':
      return asked.sure === undefined ? [{ is: 'backlogs', most: asked.most }] : [{ is: 'unread demand' }];
    case 'cgpa':
    case 'class':
    case 'gap':
    case 'waiver':
      return [asIs(asked)];
    case undefined:
      return [];
    case 'level':
      return asked.takesDiploma ? [{ is: 'waiver', of: 'level' }] : [];
    default:
      return demandsOf([{ from: 0, to: 0, quote: '', kind: 'profile', form: 'sentence', asked }]).alsoAsked;
  }
}

type Read = Pick<CourseDraft, 'admissionRequirement' | 'level'> & Partial<Pick<CourseDraft, 'country'>>;
/** Longer texts are no requirement any more that a person could be judged by. */
const LONGEST_READ = 6_000;

/** The clauses of a course's own text; one of a text that is too long to be read is unread as a whole. */
export function clausesOf({ admissionRequirement: text, level, country }: Read): Clause[] {
  if (text.trim() === '') return [];
  if (text.length <= LONGEST_READ) return readRequirements(text, { level, ...(country ? { country } : {}) });
  return [{ from: 0, to: text.length, quote: text.slice(0, 200), kind: 'unread', form: 'sentence' }];
}

/**
 * A course with what its own text says: scores and marks where it has none, the higher of two that differ, and what else is
 * asked. Scores out of a sentence are named in `scoresFromText`, so that they don't decide before a person has confirmed them.
 * @param clauses another reader of the text, such as one that remembers texts
 */
export function withTextDemands<Draft extends CourseDraft>(
  draft: Draft,
  clauses: (draft: Draft) => readonly Clause[] = clausesOf,
): Draft {
  const { scores, marks, areMarksConfirmed, alsoAsked } = demandsOfCourse(draft, clauses(draft));
  const read: Draft = { ...draft, alsoAsked: alsoAskedText(alsoAsked) };
  const fromText = new Set<Exam>(examsReadFrom(draft.scoresFromText));
  for (const { asked, form } of scores) if (takeScore(read, asked) && form === 'sentence') fromText.add(asked.exam);
  read.scoresFromText = examsText(
    [...fromText].filter((exam) => hasScore(read, exam)),
    confirmedExams(scores),
  );
  if (!hasMarks({ ...read, alsoAsked: '' }) && Object.keys(marks).length > 0)
    Object.assign(read, NO_MARKS, marks, {
      alsoAsked: read.alsoAsked,
      subjectsNeeded: read.subjectsNeeded,
      marksFrom: 'requirement text',
    });
  if (read.marksFrom !== 'stated')
    read.marksFrom = areMarksConfirmed && isSaidBy(marks, read) ? 'confirmed text' : 'requirement text';
  return read;
}

/** The tests of which every sentence about their scores is confirmed. */
export function confirmedExams(scores: TextDemands['scores']): Set<Exam> {
  const read = scores.filter(({ form }) => form === 'sentence');
  const open = new Set(read.filter(({ isConfirmed }) => !isConfirmed).map(({ asked }) => asked.exam));
  return new Set(read.map(({ asked }) => asked.exam).filter((exam) => !open.has(exam)));
}

/** Whether every mark that a course states is one that its text says. */
export function isSaidBy(marks: TextDemands['marks'], course: MarkDemands): boolean {
  const names = ['minPercentage', 'minCgpa', 'minClass', 'maxBacklogs', 'maxGapYears'] as const;
  return names.every((name) => course[name] === (marks[name] ?? NO_MARKS[name]));
}

/** Levels that some colleges open before the end of school. */
const EARLY: readonly string[] = ['Under Graduate Certificate', 'Under Graduate Diploma'];
const YEAR_10 =
  /\b(?:complet\w*|finish\w*|pass\w*|minimum|with|or|:) [^.;]{0,30}\b(?:(?:year|grade|class|standard|std) ?(?:10|11|x|xi)|1[01]th|ten years of school\w*)\b(?! ?[+/])|\b(?:year|grade|class|standard|std) ?(?:10|11) (?:pass\w*|complet\w+|leavers?)\b/;
const A_TEST = /\b(?:ielts|toefl|pte|duolingo|tests?|scores?|results?)\b/;
const LONGER =
  /\b(?:obtained|taken|achieved|sat|dated|issued|earned|valid|old(?:er)?)\b[^.;\d]{0,30}\b(?:three|3|36|four|4|five|5)[ -](?:years?|months?)\b|\b(?:three|3|36|four|4|five|5)[ -](?:years?|months?) (?:old|validity)\b/;

/** What a course's text asks, and its name. */
export function demandsOfCourse(
  course: Pick<CourseDraft, 'course' | 'level'> & Partial<Pick<CourseDraft, 'gre' | 'gmat'>> & Partial<MarkDemands>,
  clauses: readonly Clause[],
): TextDemands {
  const demands = demandsOf(clauses);
  if (isFinalYear(course)) demands.alsoAsked.push({ is: 'beyond school' });
  const sentences = plainText(clauses.map(({ quote }) => quote).join(' ')).split(/[.;]\s/);
  if (EARLY.includes(course.level) && sentences.some((one) => YEAR_10.test(one)))
    demands.alsoAsked.push({ is: 'early leavers' });
  if (sentences.some((one) => A_TEST.test(one) && LONGER.test(one))) demands.alsoAsked.push({ is: 'older reports' });
  demands.alsoAsked.push(...besideStated(course, demands.marks));
  const ofGraduates = demands.scores.filter(({ asked: { exam } }) => exam === 'gre' || exam === 'gmat');
  if (!isSecondDemand(course, ofGraduates)) return demands;
  demands.scores = demands.scores.filter((one) => !ofGraduates.includes(one));
  for (const { asked, form, isConfirmed } of ofGraduates)
    demands.alsoAsked.push({
      is: 'score',
      exam: asked.exam,
      overall: asked.overall,
      lowest: null,
      ...((isConfirmed || form === 'list') && { confirmed: true }),
    });
  return demands;
}

/** What a text says of backlogs and gaps beside marks that the course states, and nothing of those. */
function besideStated(course: Partial<MarkDemands>, { maxBacklogs, maxGapYears }: TextDemands['marks']): AlsoAsked[] {
  if (course.marksFrom !== 'stated' || !hasMarks({ ...NO_MARKS, ...course, alsoAsked: '' })) return [];
  const [most, years] = [course.maxBacklogs === null && maxBacklogs, course.maxGapYears === null && maxGapYears];
  return [
    ...(typeof most === 'number' ? [{ is: 'backlogs' as const, most, perhaps: true } as const] : []),
    ...(typeof years === 'number' ? [{ is: 'gap' as const, years, perhaps: true } as const] : []),
  ];
}

/** Whether scores in GRE or GMAT of a text are none that the fields could hold: GMAT of the other edition, or one of both higher alone. */
function isSecondDemand(
  { gre, gmat }: Partial<Pick<CourseDraft, 'gre' | 'gmat'>>,
  text: TextDemands['scores'],
): boolean {
  const said = (of: Exam) => text.flatMap(({ asked: { exam, overall } }) => (exam === of ? [overall] : []));
  const [ofGmat, [ofGre]] = [said('gmat'), said('gre')];
  if (!gmat || ofGmat.length === 0) return false;
  const same = ofGmat.find((score) => isGmatFocus(score) === isGmatFocus(gmat));
  return same === undefined || (!!gre && ofGre !== undefined && (ofGre - gre) * (same - gmat) < 0);
}

/** By its name: who enters a final year has done the ones before. */
export const isFinalYear = ({ course, level }: Pick<CourseDraft, 'course' | 'level'>): boolean =>
  !level.startsWith('Post Graduate') &&
  /\btop[- ]?up\b|\bfinal[- ]year (?:entry|only|top)|\((?:final year|level 6)\)/i.test(course);

const hasScore = (draft: CourseDraft, exam: Exam): boolean =>
  [EXAM_FIELDS[exam].overall, EXAM_FIELDS[exam].lowest].some((field) => field !== undefined && draft[field] !== null);

/** Writes a score into a draft where it asks for more than the draft does; whether it did. */
function takeScore(draft: CourseDraft, { exam, overall, lowest }: ScoreAsked): boolean {
  const { overall: field, lowest: lowestField } = EXAM_FIELDS[exam];
  if (!field) return false;
  const scale = exam === 'toefl' && overall <= 6 ? '1-6' : '0-120';
  if (exam === 'toefl' && draft.toefl !== null && draft.toeflScale !== scale) return false;
  // Of two editions in the text; one of a field's own is a demand of its own.
  if (exam === 'gmat' && draft.gmat !== null && isGmatFocus(draft.gmat) !== isGmatFocus(overall)) return false;
  const before = { overall: draft[field], lowest: lowestField ? draft[lowestField] : null };
  if (exam === 'toefl') draft.toeflScale = scale;
  draft[field] = Math.max(before.overall ?? 0, overall);
  if (lowestField && lowest !== null)
    draft[lowestField] = Math.min(
      Math.max(before.lowest ?? 0, lowest),
      exam === 'toefl' ? lowest : (draft[field] as number),
    );
  return draft[field] !== before.overall || (lowestField !== undefined && draft[lowestField] !== before.lowest);
}

/** The words of a course's text that ask for something that is judged nowhere: for a person to read. */
export const notJudgedIn = ({ admissionRequirement, level }: Pick<Read, 'admissionRequirement' | 'level'>): string[] =>
  clausesOf({ admissionRequirement, level }).flatMap(({ kind, quote, asked }) =>
    kind === 'selection' || kind === 'unread' || asked?.about === 'field' || asked?.about === 'subjects' ? [quote] : [],
  );
