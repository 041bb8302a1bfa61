import type { Refusal } from '@/components/staff/use-change';

/** What is wrong with which rule, for a summary: 'rules.2.staff' → 'Rule 3: …'. */
export function ruleProblems({ message, fields }: Refusal): { message: string }[] {
  const named = Object.entries(fields).map(([place, problem]) => {
    const index = /^rules\.(\d+)/.exec(place)?.[1];
    return { message: index === undefined ? problem : `Rule ${Number(index) + 1}: ${problem}` };
  });
  return named.length ? named : [{ message }];
}
