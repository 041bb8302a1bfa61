import { type ApplicantProfile, studiesRules } from '@/lib/engines/eligibility/fit';
import { type CourseScores, eligibilityOf } from '@/lib/engines/eligibility/rules';
import { NO_TEST, type RuleResult, VERDICTS, worstOf } from '@/lib/engines/eligibility/verdicts';
import type { EnglishPart, Judge, JudgedPart } from '@/lib/engines/search/judged';
import type { CourseCard } from '@/lib/engines/search/types/query';

/** A student's verdicts in the parts that an index asks for; together they are `fitOf`'s. */
export function judgeOf(applicant: ApplicantProfile): Judge {
  const { scores } = applicant;
  const isTaken: Record<EnglishPart, boolean> = {
    ielts: scores.ielts !== undefined,
    pte: scores.pte !== undefined,
    toefl: scores.toefl !== undefined || scores.newToefl !== undefined,
    det: scores.det !== undefined,
  };
  return {
    noTest: Object.values(isTaken).some(Boolean) ? undefined : NO_TEST,
    english: (exam, course) => {
      const { verdict, english } = eligibilityOf({ ...without(course), ...OF[exam](course) }, scores);
      if (english.length === 0) return null;
      return isTaken[exam] ? VERDICTS.indexOf(verdict) : 'untaken';
    },
    graduate: (course) => {
      const { gre, gmat } = course;
      return part(eligibilityOf({ ...without(course), gre, gmat }, scores).others, 'GRE or GMAT');
    },
    studies: (course) => {
      const rules = studiesRules(course, applicant);
      return part(rules, unknownOf(rules));
    },
  };
}

/** What a course publishes of each English test. */
const OF: Record<EnglishPart, (course: CourseCard) => Partial<CourseScores>> = {
  ielts: ({ ieltsOverall, ieltsLessThan }) => ({ ieltsOverall, ieltsLessThan }),
  pte: ({ pteOverall, pteLessThan }) => ({ pteOverall, pteLessThan }),
  toefl: ({ toefl, toeflLessThan }) => ({ toefl, toeflLessThan }),
  det: ({ det, detLessThan }) => ({ det, detLessThan }),
};

/** What its text says, without any score. */
const without = ({ toeflScale, scoresFromText, alsoAsked }: CourseCard): CourseScores => ({
  ieltsOverall: null,
  ieltsLessThan: null,
  pteOverall: null,
  pteLessThan: null,
  toefl: null,
  toeflLessThan: null,
  toeflScale,
  det: null,
  detLessThan: null,
  gre: null,
  gmat: null,
  scoresFromText,
  alsoAsked,
});

const part = (rules: readonly RuleResult[], why: string): JudgedPart => ({
  rank: VERDICTS.indexOf(worstOf(rules.map(({ verdict }) => verdict))),
  why,
});

/** The first rule that isn't known, as part of a sentence. */
function unknownOf(rules: readonly RuleResult[]): string {
  const name = rules.find(({ verdict }) => verdict === 'unknown')?.rule ?? '';
  return /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
