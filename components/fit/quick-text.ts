import { marksWords } from '@/lib/domain/marks/paper-marks';
import type { QuickProfile, QuickTest } from '@/lib/domain/marks/quick-profile';

export const QUICK_TEST_NAMES: Record<QuickTest, string> = {
  ielts: 'IELTS',
  pte: 'PTE',
  toefl: 'TOEFL',
  det: 'Duolingo (DET)',
};

/** 'Bachelors in Economics 68 %, IELTS 6.5 (lowest 6)'. */
export function quickText(quick: QuickProfile): string {
  const { level, field, test, overall, lowest } = quick;
  const studies = level === null ? '' : `${level}${field ? ` in ${field}` : ''} ${marksWords(quick, quick.country)}`;
  const report =
    test === null ? '' : `${QUICK_TEST_NAMES[test]} ${overall}${lowest === null ? '' : ` (lowest ${lowest})`}`;
  return [studies, report].filter(Boolean).join(', ');
}
