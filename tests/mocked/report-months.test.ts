import { expect, it, vi } from 'vitest';
import { applicantProfileOf } from '@/lib/engines/eligibility/applicant-profile';
import { eligibilityOf } from '@/lib/engines/eligibility/rules';

/** How long a report holds is said in one place: other numbers there change the verdict, its day and its sentence alike. */

vi.mock('@/lib/domain/days/expiry', async (original) => ({
  ...(await original<object>()),
  REPORT_MONTHS: 36,
  GRADUATE_REPORT_MONTHS: 12,
}));

const COURSE = {
  ieltsOverall: 6.5,
  ieltsLessThan: null,
  pteOverall: null,
  pteLessThan: null,
  det: null,
  toefl: null,
  toeflScale: '0-120',
  gre: 300,
  gmat: null,
};
const tests = {
  ielts_overall: 7,
  ielts_test_date: '2023-01-31',
  gre_overall: 310,
  gre_test_date: '2024-02-29',
} as const;
const on = (today: string) => eligibilityOf(COURSE, applicantProfileOf({ tests }, { today, intakeDay: null }).scores);

it('judges by it, and says so', () => {
  expect(on('2026-01-31').english).toMatchObject([{ rule: 'IELTS', verdict: 'met' }]);
  expect(on('2025-02-28').others).toMatchObject([{ rule: 'GRE', verdict: 'met' }]);
  expect(on('2026-02-01')).toMatchObject({
    english: [
      {
        verdict: 'not met',
        text: 'IELTS 6.5 needed, yours 7.0, but the report has expired: it was valid for 36 months, until 31 Jan 2026',
      },
    ],
    others: [
      {
        verdict: 'not met',
        text: 'GRE 300 needed, yours 310, but the report has expired: it was valid for 12 months, until 28 Feb 2025',
      },
    ],
  });
});
