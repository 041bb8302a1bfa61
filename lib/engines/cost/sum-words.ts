import type { CostPart, Sum } from './types';

/** How a sum is shown. */
export interface SumWords {
  /** What stands before the amount: 'In all', 'About', 'At least', 'Tuition only'. */
  lead: string;
  /** What isn't in it: 'visa not known'; ''. */
  missing: string;
  /** False where tuition or living cost is missing: then it is no figure to plan with, and never shown in bold. */
  isWhole: boolean;
}

/** What a figure says of which nothing is known. */
export const NOT_KNOWN = 'Not known.';

/** A sum in words. What isn't known is named beside it; with a part past its review day the sum says 'about'. */
export function sumWords({ parts, missing, about }: Pick<Sum, 'parts' | 'missing' | 'about'>): SumWords {
  const isWhole = !missing.some((part) => part === 'tuition' || part === 'living cost');
  const only = `${listed(parts)} only`;
  const whole = about ? 'About' : missing.length > 0 ? 'At least' : 'In all';
  return {
    lead: isWhole || parts.length === 0 ? whole : about ? `About (${only})` : capital(only),
    missing: missing.length > 0 ? `${listed(missing)} not known` : '',
    isWhole,
  };
}

/** 'tuition, health cover and visa'. */
function listed(parts: readonly CostPart[]): string {
  const names = parts.map((part) => (part === 'living cost' ? 'living costs' : part));
  return names.length < 2 ? `${names}` : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
