import type { Viewer } from '@/lib/auth/viewer';
import type { whatIf } from '@/lib/contract/catalogue/what-if';
import type { Result } from '@/lib/contract/operation';
import type { BandedScore, StudentScores, ToeflScale } from '@/lib/domain/test-scores';
import { WHAT_IF_FIELDS, WHAT_IF_STUDIES, type WhatIfField, whatIfScale } from '@/lib/domain/what-if';
import { baseOf, levelsMet } from '@/lib/eligibility/entry';
import { meetsMarks, type Standing } from '@/lib/eligibility/fit';
import { reportScaleOf, scoresInForce } from '@/lib/eligibility/standing';
import type { CourseIndex } from '@/lib/search/course-index';
import type { StatedMinimum } from '@/lib/search/stated-minimums';
import type { Qualification } from '@/lib/search/what-if';
import { measureSearch } from '@/lib/server/metrics';
import { Profile } from '@/models/profile';
import { standingAt } from '../applications/eligibility';
import { factOverrides } from '../facts/facts';
import { courseIndex } from './current-index';

export type Chosen = { readonly [Field in WhatIfField]?: number | undefined };
export type WhatIfAnswer = Result<typeof whatIf>;

/** How many of the next values that courses ask for are tried until one opens more courses. */
const TRIED = 5;

/**
 * How many courses a student certainly qualifies for, as they are and with these values, and for each field the next value
 * that would open more. A value below the own one changes nothing.
 */
export async function whatIfFor(viewer: Viewer, chosen: Chosen): Promise<WhatIfAnswer> {
  const [index, overrides, profile] = await Promise.all([
    courseIndex(),
    factOverrides(),
    Profile.findOne({ userId: viewer.userId }, 'tests educationSummaries workExperience').lean(),
  ]);
  const { standing } = standingAt(profile, overrides);
  return measureSearch(() => answerOf(index, standing, reportScaleOf(profile?.tests ?? {}) ?? '1-6', chosen));
}

/** The same of a standing. */
function answerOf(index: CourseIndex, standing: Standing, toefl: ToeflScale, chosen: Chosen): WhatIfAnswer {
  const own = { ...standing, scores: scoresInForce(standing.scores) };
  const wanted = raised(own, toefl, chosen);
  const fields = WHAT_IF_FIELDS.filter((field) => !isStudies(field) || ownValue(own, field) !== null);
  const needed = neededBy(index, toefl);
  const steps = fields.map((field) => {
    const scale = whatIfScale(field, toefl);
    const from = ownValue(wanted, field) ?? Number.NEGATIVE_INFINITY;
    const next = [...new Set(needed[field])].filter((value) => value > from && value <= scale.to);
    return { field, scale, next: next.sort((one, other) => one - other).slice(0, TRIED) };
  });
  const asIs = qualification(wanted);
  const unchanged = Object.keys(chosen).length === 0;
  const tried = steps.flatMap(({ field, next }) =>
    next.map((value) => {
      const better = qualification(raised(wanted, toefl, { [field]: value }));
      const marksMet = isStudies(field)
        ? whereCrossed(field, ownValue(wanted, field) ?? 0, value, better.marksMet, asIs.marksMet)
        : asIs.marksMet;
      return { ...better, marksMet };
    }),
  );
  const [now = 0, courses = 0, ...counts] = index.countQualifying([
    unchanged ? asIs : qualification(own),
    asIs,
    ...tried,
  ]);
  let place = 0;
  const answers = steps.map(({ field, scale, next }) => {
    const gains = next.map((value) => ({ value, courses: (counts[place++] ?? 0) - courses }));
    return {
      field,
      own: ownValue(own, field),
      chosen: ownValue(wanted, field),
      ...scale,
      next: gains.find((gain) => gain.courses > 0) ?? null,
    };
  });
  const effort = ({ chosen: value, from, to, next }: (typeof answers)[number]) =>
    next ? (next.value - (value ?? from)) / (to - from) : Number.POSITIVE_INFINITY;
  const [cheapest] = answers.filter(({ next }) => next).sort((one, other) => effort(one) - effort(other));
  return { now, courses, toeflScale: toefl, fields: answers, cheapest: cheapest?.field ?? null };
}

const isStudies = (field: WhatIfField): field is keyof typeof WHAT_IF_STUDIES => field in WHAT_IF_STUDIES;

function qualification(standing: Standing): Qualification {
  const meets = meetsMarks(standing);
  const known = new Map<StatedMinimum, boolean>();
  return {
    eligible: standing.scores,
    levelsMet: levelsMet(standing.schooling, standing),
    marksMet: (minimum) => {
      const before = known.get(minimum);
      if (before !== undefined) return before;
      const met = meets(minimum);
      known.set(minimum, met);
      return met;
    },
  };
}

type Meets = Qualification['marksMet'];

/** A higher percentage of some studies matters only to minimums of these studies that it crosses. */
function whereCrossed(
  field: keyof typeof WHAT_IF_STUDIES,
  from: number,
  to: number,
  after: Meets,
  before: Meets,
): Meets {
  return (minimum) => {
    const { minPercentage: needed, level } = minimum;
    const isCrossed = needed !== null && needed > from && needed <= to;
    return isCrossed && baseOf(level)?.needs === WHAT_IF_STUDIES[field] ? after(minimum) : before(minimum);
  };
}

/** The values that some course asks for in each field. */
function neededBy(index: CourseIndex, toefl: ToeflScale): Record<WhatIfField, number[]> {
  const { ieltsOverall, ieltsLessThan, pteOverall, pteLessThan, det, gre, gmat } = index.neededScores;
  const studies = (needs: string) =>
    index.statedMinimums.flatMap(({ minPercentage, level }) =>
      minPercentage !== null && baseOf(level)?.needs === needs ? [minPercentage] : [],
    );
  return {
    ielts: [...ieltsOverall, ...ieltsLessThan],
    pte: [...pteOverall, ...pteLessThan],
    toefl: index.neededToefl(toefl),
    det,
    gre,
    gmat,
    school: studies(WHAT_IF_STUDIES.school),
    degree: studies(WHAT_IF_STUDIES.degree),
  };
}

function ownValue({ scores, schooling }: Standing, field: WhatIfField): number | null {
  if (isStudies(field)) {
    const studies = schooling.filter(({ level_of_education: level }) => level === WHAT_IF_STUDIES[field]);
    return studies.length > 0 ? Math.max(...studies.map(({ percentage }) => percentage)) : null;
  }
  if (field === 'ielts' || field === 'pte') return scores[field]?.overall ?? null;
  if (field === 'toefl') return scores.toefl ?? scores.newToefl ?? null;
  return scores[field] ?? null;
}

/** The standing with values that are at least these: IELTS and PTE in every part. */
function raised(standing: Standing, toefl: ToeflScale, chosen: Chosen): Standing {
  const scores: StudentScores = { ...standing.scores };
  const { ielts, pte, det, gre, gmat } = chosen;
  if (ielts !== undefined) scores.ielts = raisedParts(scores.ielts, ielts);
  if (pte !== undefined) scores.pte = raisedParts(scores.pte, pte);
  const toeflField = toefl === '1-6' ? 'newToefl' : 'toefl';
  const single = { [toeflField]: chosen.toefl, det, gre, gmat };
  for (const field of ['toefl', 'newToefl', 'det', 'gre', 'gmat'] as const) {
    const value = single[field];
    if (value !== undefined) scores[field] = Math.max(scores[field] ?? 0, value);
  }
  const schooling = standing.schooling.map((entry) => {
    const field = (Object.keys(WHAT_IF_STUDIES) as (keyof typeof WHAT_IF_STUDIES)[]).find(
      (one) => WHAT_IF_STUDIES[one] === entry.level_of_education,
    );
    const value = field && chosen[field];
    return value === undefined ? entry : { ...entry, percentage: Math.max(entry.percentage, value) };
  });
  return { ...standing, scores, schooling };
}

const raisedParts = (own: BandedScore | undefined, value: number): BandedScore =>
  own && own.overall >= value ? own : { overall: value, lowest: Math.max(own?.lowest ?? 0, value) };
