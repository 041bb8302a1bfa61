import type { whatIf } from '@/lib/contract/catalogue/what-if';
import type { Result } from '@/lib/contract/operation';
import { alsoAskedOf } from '@/lib/domain/requirements/also-asked';
import {
  type BandedScore,
  isGmatFocus,
  type ScoreScale,
  type StudentScores,
  type ToeflScale,
} from '@/lib/domain/test-scores';
import { WHAT_IF_FIELDS, WHAT_IF_STUDIES, type WhatIfField, whatIfScale } from '@/lib/domain/what-if';
import { scoresInForce } from '@/lib/engines/eligibility/applicant-profile';
import { baseOf, levelsMet, levelsMetByDiploma } from '@/lib/engines/eligibility/entry';
import { type ApplicantProfile, meetsMarks } from '@/lib/engines/eligibility/fit';
import type { CourseIndex } from '@/lib/engines/search/course-index';
import type { SearchQuery } from '@/lib/engines/search/types/query';
import type { Qualification, Rise } from '@/lib/engines/search/types/what-if';

export type Chosen = { readonly [Field in WhatIfField]?: number | undefined };
export type WhatIfAnswer = Result<typeof whatIf>;

/** What someone brings and wants to see raised. */
export interface WhatIfAsked {
  applicant: ApplicantProfile;
  /** The scale of the own report. */
  toefl: ToeflScale;
  chosen: Chosen;
  /** Among which courses. */
  query: SearchQuery;
}

/**
 * How many courses of a search someone meets, as they are and with the chosen values, and for each field
 * the lowest value on its scale that would open more.
 */
export function whatIfAnswer(index: CourseIndex, { applicant, toefl, chosen, query }: WhatIfAsked): WhatIfAnswer {
  const own = { ...applicant, scores: scoresInForce(applicant.scores) };
  const wanted = raised(own, toefl, chosen);
  const fields = WHAT_IF_FIELDS.filter((field) => !isStudies(field) || ownValue(own, field) !== null);
  const ended = applicant.scores.expired ?? {};
  const marksMet = remembered(meetsMarks(wanted));
  const rises = fields.map((field) => riseOf(field, wanted, toefl, marksMet));
  const ownMarksMet = Object.keys(WHAT_IF_STUDIES).some((field) => field in chosen) ? meetsMarks(own) : marksMet;
  const { now, courses, gains } = index.whatOpens(
    query,
    qualification(own, ownMarksMet),
    qualification(wanted, marksMet),
    rises,
  );
  const answers = fields.map((field, place) => ({
    field,
    own: ownValue(own, field),
    ended: ended[field.toUpperCase() as keyof typeof ended] ?? null,
    chosen: ownValue(wanted, field),
    ...whatIfScale(field, toefl),
    next: gains[place] ?? null,
  }));
  const effort = ({ chosen: value, from, to, next }: (typeof answers)[number]) =>
    next ? (next.value - (value ?? from)) / (to - from) : Number.POSITIVE_INFINITY;
  const [cheapest] = answers.filter(({ next }) => next).sort((one, other) => effort(one) - effort(other));
  return { now, courses, toeflScale: toefl, fields: answers, cheapest: cheapest?.field ?? null };
}

const isStudies = (field: WhatIfField): field is keyof typeof WHAT_IF_STUDIES => field in WHAT_IF_STUDIES;

const qualification = (applicant: ApplicantProfile, marksMet: Qualification['marksMet']): Qualification => ({
  eligible: applicant.scores,
  levelsMet: levelsMet(applicant.schooling, applicant),
  levelsMetByDiploma: levelsMetByDiploma(applicant.schooling, applicant),
  marksMet,
});

/** The same, each statement judged once: the index asks about the same objects again. */
function remembered(isMet: Qualification['marksMet']): Qualification['marksMet'] {
  const known = new Map<object, boolean>();
  return (statement) => {
    const before = known.get(statement);
    if (before !== undefined) return before;
    const now = isMet(statement);
    known.set(statement, now);
    return now;
  };
}

function riseOf(
  field: WhatIfField,
  applicant: ApplicantProfile,
  toefl: ToeflScale,
  marksMet: Qualification['marksMet'],
): Rise {
  const scale = whatIfScale(field, toefl);
  if (!isStudies(field)) {
    const own = ownValue(applicant, field) ?? Number.NEGATIVE_INFINITY;
    return {
      test: field === 'toefl' && toefl === '1-6' ? 'newToefl' : field,
      values: valuesOf(scale).filter((value) => value > own && (field !== 'gmat' || isGmatFocus(value))),
      scoresAt: (value) => raised(applicant, toefl, { [field]: value }).scores,
    };
  }
  // A percentage settles no other rule than the one that names it: whatever the full mark leaves unmet stays unmet.
  const meetsAtBest = meetsMarks(raised(applicant, toefl, { [field]: scale.to }));
  return {
    metFrom: (statement) => {
      if (marksMet(statement)) return 0;
      const { minPercentage: needed, level } = statement;
      const isMeant = needed !== null && needed <= scale.to && baseOf(level)?.needs === WHAT_IF_STUDIES[field];
      if (!isMeant || !meetsAtBest(statement)) return Number.POSITIVE_INFINITY;
      // A text may take less with work, or be certain only from more.
      const softer = alsoAskedOf(statement.alsoAsked).flatMap((one) =>
        one.is === 'or with work' ? [one.least] : one.is === 'certain from' ? [one.percentage] : [],
      );
      const from = [...softer, needed].map(Math.ceil).sort((a, b) => a - b);
      const meetsFrom = (value: number) => meetsMarks(raised(applicant, toefl, { [field]: value }))(statement);
      return softer.length === 0 ? Math.ceil(needed) : (from.find(meetsFrom) ?? Number.POSITIVE_INFINITY);
    },
  };
}

const valuesOf = ({ from, to, step }: ScoreScale): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, place) => from + place * step);

function ownValue(applicant: ApplicantProfile, field: WhatIfField): number | null {
  const { scores } = applicant;
  if (isStudies(field)) {
    const studies = runningStudies(applicant, field);
    const known = studies.flatMap(({ percentage }) => percentage ?? []);
    return known.length > 0 ? Math.max(...known) : null;
  }
  if (field === 'ielts' || field === 'pte') return scores[field]?.overall ?? null;
  if (field === 'toefl') return scores.toefl ?? scores.newToefl ?? null;
  return scores[field] ?? null;
}

/** The studies whose marks can still change; none where some of the kind are finished. */
function runningStudies(
  { schooling, day }: ApplicantProfile,
  field: keyof typeof WHAT_IF_STUDIES,
): ApplicantProfile['schooling'] {
  const studies = schooling.filter(({ level_of_education: level }) => level === WHAT_IF_STUDIES[field]);
  return studies.every(({ end_date }) => end_date > day) ? studies : [];
}

/** The profile with values that are at least these: IELTS and PTE in every part; studies that still run end with these marks. */
function raised(applicant: ApplicantProfile, toefl: ToeflScale, chosen: Chosen): ApplicantProfile {
  const scores: StudentScores = { ...applicant.scores };
  const { ielts, pte, det, gre, gmat } = chosen;
  if (ielts !== undefined) scores.ielts = raisedParts(scores.ielts, ielts);
  if (pte !== undefined) scores.pte = raisedParts(scores.pte, pte);
  const toeflField = toefl === '1-6' ? 'newToefl' : 'toefl';
  const single = { [toeflField]: chosen.toefl, det, gre, gmat };
  for (const field of ['toefl', 'newToefl', 'det', 'gre', 'gmat'] as const) {
    const value = single[field];
    if (value === undefined) continue;
    const own = scores[field] ?? 0;
    // A further GMAT is of the Focus edition, which an older score doesn't compare with.
    const isOther = field === 'gmat' && isGmatFocus(own) !== isGmatFocus(value);
    scores[field] = isOther ? value : Math.max(own, value);
    if (field === 'toefl' || field === 'newToefl' || field === 'det') {
      // Each part as high as the whole: a quarter of it on 0 to 120.
      const part = field === 'toefl' ? Math.floor(value / 4) : value;
      scores.lowest = { ...scores.lowest, [field]: Math.max(scores.lowest?.[field] ?? 0, part) };
    }
  }
  const running = (Object.keys(WHAT_IF_STUDIES) as (keyof typeof WHAT_IF_STUDIES)[]).flatMap((field) => {
    const value = chosen[field];
    return value === undefined ? [] : runningStudies(applicant, field).map((entry) => ({ entry, value }));
  });
  const schooling = applicant.schooling.map((entry) => {
    const found = running.find((one) => one.entry === entry);
    const percentage = Math.max(entry.percentage ?? 0, found?.value ?? 0);
    return found ? { ...entry, percentage, end_date: applicant.day } : entry;
  });
  return { ...applicant, scores, schooling };
}

const raisedParts = (own: BandedScore | undefined, value: number): BandedScore =>
  own && own.overall >= value ? own : { overall: value, lowest: Math.max(own?.lowest ?? 0, value) };
