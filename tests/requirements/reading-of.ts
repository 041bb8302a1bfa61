import type { CourseLevel } from '@/lib/domain/courses/course';
import type { Clause as ReadClause, ScoreAsked } from '@/lib/engines/requirements/clause';
import { readRequirements } from '@/lib/engines/requirements/read';
import type { Clause, Kind, Reading, Score } from './truth';

const KINDS: Record<ReadClause['kind'], Kind> = {
  judged: 'judged',
  profile: 'profile',
  'hand-in': 'handIn',
  selection: 'selection',
  none: 'none',
  unread: 'unknown',
};

/**
 * What the product's reader makes of a requirement text, in the grammar's form.
 * @param text the whole cell of a course of this level
 */
export function readingOf(text: string, level: CourseLevel): Reading {
  const clauses = readRequirements(text, { level });
  const reading: Reading = { tests: {}, clauses: clauses.map(clauseOf), list: false };
  for (const { kind, form, asked } of clauses) {
    if (!asked || (kind !== 'judged' && asked.about !== 'waiver')) continue;
    if (asked.about === 'score') {
      reading.tests[asked.exam] = scoreOf(asked);
      if (form === 'list') reading.list = true;
      if (asked.both) reading.either = false;
    } else if (asked.about === 'percentage') {
      reading.percentage = asked.least;
      if (asked.bestOf) reading.bestOf = asked.bestOf;
      if (asked.orWithWork) reading.orWithWork = { percentage: asked.orWithWork.least, years: asked.orWithWork.years };
    } else if (asked.about === 'cgpa') reading.cgpa = { value: asked.least, of: Number(asked.scale) };
    else if (asked.about === 'class') reading.ukClass = asked.least;
    else if (asked.about === 'backlogs') reading.backlogs = asked.most;
    else if (asked.about === 'gap') reading.gapYears = asked.years;
    else if (asked.about === 'waiver' && asked.of !== 'level' && asked.of !== 'field')
      reading[`${asked.of}Waived`] = true;
  }
  if (reading.tests.gre && reading.tests.gmat) reading.either ??= true;
  else delete reading.either;
  return reading;
}

function scoreOf({ overall, lowest, parts, oneLower }: ScoreAsked): Score {
  return {
    overall,
    ...(lowest === null ? {} : { lowest }),
    ...(parts ? { parts } : {}),
    ...(oneLower === undefined ? {} : { oneLower }),
  };
}

function clauseOf({ kind, quote, asked }: ReadClause): Clause {
  const asks =
    asked?.about === 'work' && asked.years !== null
      ? { workYears: asked.years }
      : asked?.about === 'age'
        ? { minAge: asked.least }
        : asked?.about === 'education years'
          ? { yearsOfEducation: asked.least }
          : null;
  return { kind: KINDS[kind], text: quote, ...(asks ? { asks } : {}) };
}
