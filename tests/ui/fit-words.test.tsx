import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EligibilityRules } from '@/components/eligibility/eligibility-rules';
import { FitChip } from '@/components/eligibility/fit-chip';
import type { Eligibility } from '@/lib/engines/eligibility/rules';
import { NO_TEST } from '@/lib/engines/eligibility/verdicts';

const IELTS = { rule: 'IELTS', verdict: 'met', text: 'IELTS 6.5 needed, yours 7.0' } as const;
const UNTAKEN = { rule: 'IELTS', verdict: 'unknown', text: `IELTS 6.5 needed, ${NO_TEST}` } as const;
const LEVEL = { rule: 'Level', verdict: 'met', text: 'Bachelors needed, yours Bachelors' } as const;
const FIELD = {
  rule: 'Field of study',
  verdict: 'likely not',
  text: 'The requirements ask for law, yours Nursing',
} as const;

const words = (fit: Eligibility) => ({
  card: renderToStaticMarkup(<FitChip fit={fit} />),
  page: renderToStaticMarkup(<EligibilityRules fit={{ ...fit, visa: null, notJudged: [] }} />),
});

describe('a verdict in words', () => {
  it('names the rule that failed, not scores that are met', () => {
    const { card, page } = words({ verdict: 'likely not', english: [IELTS], others: [LEVEL, FIELD] });
    expect(page).toContain('Likely not enough: Field of study');
    expect(page).not.toContain('Your scores are');
    expect(card).toContain(FIELD.text);
  });

  it('names no English test that another one makes up for', () => {
    const pte = { rule: 'PTE', verdict: 'likely not', text: 'PTE 60 needed, yours 50' } as const;
    const { page } = words({ verdict: 'likely not', english: [IELTS, pte], others: [LEVEL, FIELD] });
    expect(page).toContain('Likely not enough: Field of study, as far');
  });

  it('says on cards and pages that there is no test yet', () => {
    const { card, page } = words({ verdict: 'unknown', english: [UNTAKEN], others: [LEVEL] });
    expect(card).toContain(`· ${NO_TEST}`);
    expect(page).toContain(`Not known: English (${NO_TEST})`);
  });

  it('but not of a test that was taken', () => {
    const incomplete = {
      ...UNTAKEN,
      text: 'IELTS 6.5 needed, yours 7.0; IELTS no section below 6.0 needed, your lowest not known',
    };
    const { card } = words({ verdict: 'unknown', english: [incomplete], others: [LEVEL] });
    expect(card).not.toContain(NO_TEST);
  });
});
