import type { ImportField } from '@/lib/domain/import-fields';
import type { Exam } from '../values/scores';
import { headerWords } from './header-words';

export const EXAM_NAMES: Record<Exam, string> = {
  ielts: 'IELTS',
  pte: 'PTE',
  toefl: 'TOEFL',
  det: 'Duolingo (DET)',
  gre: 'GRE',
  gmat: 'GMAT',
};

const FIELDS: Record<Exam, { overall: ImportField; part?: ImportField }> = {
  ielts: { overall: 'ieltsOverall', part: 'ieltsLessThan' },
  pte: { overall: 'pteOverall', part: 'pteLessThan' },
  toefl: { overall: 'toefl' },
  det: { overall: 'det' },
  gre: { overall: 'gre' },
  gmat: { overall: 'gmat' },
};

/** The field for an exam's overall score or its lowest part; undefined where we keep none. */
export function overallOrPart(exam: Exam, kind: 'overall' | 'part'): ImportField | undefined {
  return FIELDS[exam][kind];
}

const SUB_SCORE =
  /\bno(?:t)? (?:bands?|ban|sections?|modules?|components?|skills?|individual|sub ?scores?)\b|\b(?:less|lower|below) than\b|\b(?:less|lower)$|\bmin(?:imum)? (?:in )?(?:each|bands?|sections?|sub ?scores?|individual|component)\b|\b(?:each|every|individual) (?:band|section|component|module|skill)s?\b|\bsub ?(?:scores?|bands?)\b|\b(?:band|section) min(?:imum)?\b|\bnblt\b/;

/** Whether a head names a lowest part of an exam ('No band less than', 'No ban less than', 'Min each section'). */
export function isSubScoreHead(label: string): boolean {
  return SUB_SCORE.test(headerWords(label));
}
