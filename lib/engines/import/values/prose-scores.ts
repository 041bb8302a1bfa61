import type { Exam } from '@/lib/domain/test-scores';
import { examsIn, parseScores, type ScorePair, splitByExam } from './scores';

/** What is said after the scores and asks for none of its own. */
const ASIDE =
  /\bor (?:an? |its |the )?(?:recogni[sz]ed )?equivalent|\bequivalent\b|\bwaive[dr]?\b|\bwaivers?\b|\bexempt|\bnot required\b|\b(?:c?gpa|wam|atar|ucas|a-?levels?|percent|bachelors?|work experience|applicants?|students? (?:who|with|from))\b/i;

interface ProseScores {
  /** Each exam once, with what the text asks in it. */
  scores: { exam: Exam; pair: ScorePair }[];
  /** Exams that the text names and whose scores can't be read. */
  unread: Exam[];
  /** Whether the text says more than the scores: a waiver, an alternative. */
  saysMore: boolean;
}

/**
 * The scores that prose about admission asks, exam by exam: 'IELTS overall score of 6.5 (with no band score less than 6.0) or
 * equivalent'. Waivers and alternatives are left to the text. An exam with two different demands is unread.
 */
export function proseScores(text: string): ProseScores {
  const found = new Map<Exam, ScorePair | null>();
  let saysMore = false;
  for (const { exam, text: part } of partsByExam(text)) {
    const asked = beforeAside(part);
    if (asked.length < withoutLinks(part).length) saysMore = true;
    const isSilent = !/\d/.test(asked);
    if (isSilent && ASIDE.test(part)) continue;
    const pair = isSilent ? null : parseScores(asked, exam).value;
    if (!pair && isSilent && found.has(exam)) continue;
    const known = found.get(exam);
    found.set(exam, known === undefined || sameScores(known, pair) ? pair : null);
  }
  const all = [...found];
  return {
    scores: all.flatMap(([exam, pair]) => (pair && (pair.overall ?? pair.lessThan) !== null ? [{ exam, pair }] : [])),
    unread: all.flatMap(([exam, pair]) => (pair ? [] : [exam])),
    saysMore,
  };
}

/** '6.5 in IELTS or 58 in PTE' has the number before the exam's name; else it stands after it. */
function partsByExam(text: string): { exam: Exam; text: string }[] {
  const before = [...text.matchAll(/(\d{1,3}(?:\.\d)?)[^\d.;,]{0,40}?\b(?:in|on|for) (?:the )?([a-z]{3,10})\b/gi)];
  const swapped = before.flatMap((match) => {
    const [exam] = examsIn(match[2] ?? '');
    return exam ? [{ exam, text: match[0].slice(0, match[0].length - (match[2]?.length ?? 0)) }] : [];
  });
  const parts = splitByExam(text);
  return swapped.length > 0 && swapped.length === parts.length ? swapped : parts;
}

/** Up to where the sentence ends or something else begins. */
function beforeAside(part: string): string {
  const [sentence = ''] = part.split(/\n|(?<=[\d)a-z])\.(?=\s+[A-Z]|\s*$)/);
  const at = sentence.search(ASIDE);
  return withoutLinks(at === -1 ? sentence : sentence.slice(0, at));
}

/** Without the 'or' and the signs that lead to what follows. */
function withoutLinks(text: string): string {
  return text.replace(/[\s(,;/.]*(?:\bor\b|\band\b|\beither\b|&)?[\s(,;/.]*$/i, '').trim();
}

const sameScores = (a: ScorePair | null, b: ScorePair | null) =>
  a?.overall === b?.overall && a?.lessThan === b?.lessThan;
