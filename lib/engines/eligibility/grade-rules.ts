import { DEGREE_CLASSES, type DegreeClass } from '@/lib/domain/marks/marks';
import type { EducationLevel } from '@/lib/domain/profile';
import type { FactId } from '@/lib/engines/facts/fact-ids';
import { type FactOverrides, factOn, isOverdue } from '@/lib/engines/facts/read';
import { type RuleSource, sourceOf } from './verdicts';

/**
 * What one university publishes about the percentages that stand for a class of degree, for studies in one country. Nothing
 * is translated by any other rule: each university compares in its own way.
 */
export interface GradeRule {
  /** In lower case. */
  university: string;
  country: string;
  educationCountry: string;
  educationLevel: EducationLevel;
  /** The percentages from which a class is reached, at the least and for certain: universities rank institutions. */
  classes: Partial<Record<DegreeClass, { from: number; to: number }>>;
  source: RuleSource;
}

/** Where each rule's percentages stand in the fact base: rows like '2:1 high' with a percentage. */
const PUBLISHED: readonly (Omit<GradeRule, 'classes' | 'source'> & { fact: FactId })[] = [
  {
    fact: 'uk.marks.brookes.india',
    university: 'oxford brookes university',
    country: 'UK',
    educationCountry: 'India',
    educationLevel: 'Bachelors',
  },
];

/** The rules that can be relied on at a day of reading; one that is past its review isn't among them. */
export function gradeRulesOn(today: string, overrides?: FactOverrides): GradeRule[] {
  return PUBLISHED.flatMap(({ fact: id, ...rule }) => {
    const fact = factOn(id, today, overrides);
    if (!fact || isOverdue(fact, today) || typeof fact.value !== 'object') return [];
    return [{ ...rule, classes: classesOf(fact.value), source: sourceOf(fact) }];
  });
}

function classesOf(table: Readonly<Record<string, number | string>>): GradeRule['classes'] {
  const classes: GradeRule['classes'] = {};
  for (const [row, value] of Object.entries(table)) {
    const name = DEGREE_CLASSES.find((one) => row.split(' ')[0] === one);
    const percentage = Number(value);
    if (!name || Number.isNaN(percentage)) continue;
    const known = classes[name] ?? { from: percentage, to: percentage };
    classes[name] = { from: Math.min(known.from, percentage), to: Math.max(known.to, percentage) };
  }
  return classes;
}
