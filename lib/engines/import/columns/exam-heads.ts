import type { Exam } from '@/lib/domain/test-scores';
import { headerWords } from './header-words';

export const EXAM_NAMES: Record<Exam, string> = {
  ielts: 'IELTS',
  pte: 'PTE',
  toefl: 'TOEFL',
  det: 'Duolingo (DET)',
  gre: 'GRE',
  gmat: 'GMAT',
};

const SUB_SCORE =
  /\bno(?:t)? (?:bands?|ban|sections?|modules?|components?|skills?|individual|sub ?scores?)\b|\b(?:less|lower|below) than\b|\b(?:less|lower)$|\bmin(?:imum)? (?:in )?(?:each|bands?|sections?|sub ?scores?|individual|component)\b|\b(?:each|every|individual) (?:band|section|component|module|skill)s?\b|\bsub ?(?:scores?|bands?)\b|\b(?:band|section) min(?:imum)?\b|\bnblt\b|\blowest\b/;

/** Whether a head names a lowest part of an exam ('No band less than', 'No ban less than', 'Min each section'). */
export function isSubScoreHead(label: string): boolean {
  return SUB_SCORE.test(headerWords(label));
}

/** The parts of the tests, as heads name them. */
export const EXAM_PARTS: ReadonlySet<string> = new Set(
  'reading writing listening speaking read write listen speak r w l s literacy comprehension conversation production'.split(
    ' ',
  ),
);

/** Why a column gives a lowest score with others like it. */
export const onePartOf = (exam: Exam): string => `One section of ${EXAM_NAMES[exam]}: the lowest one is used.`;
