import { beforeAll, describe, expect, it } from 'vitest';
import { buildCourseIndex, type CourseIndex } from '@/lib/engines/search/course-index';
import { demoCatalogue, hasRegister, registerCatalogue } from '../relevance/catalogues';
import { problemsOf } from './check';
import { FINDINGS, ON_REGISTER } from './findings';
import { KEPT } from './kept';
import { KINDS } from './kinds';
import { LACKING } from './lacking';
import { MEANT } from './meant';
import { OWN } from './own';
import { ROLES } from './roles';

describe('on courses of six countries', () => {
  let index: CourseIndex;
  beforeAll(async () => {
    index = await buildCourseIndex(demoCatalogue(20_000));
  });

  it.each([...FINDINGS, ...OWN, ...KINDS, ...ROLES, ...LACKING, ...MEANT, ...KEPT])('%s', (...one) => {
    expect(problemsOf(index, one)).toEqual([]);
  });
});

describe.runIf(hasRegister)('on a register of Australian courses', () => {
  let index: CourseIndex;
  beforeAll(async () => {
    index = await buildCourseIndex(await registerCatalogue());
  });

  it.each(ON_REGISTER)('%s', (...one) => {
    expect(problemsOf(index, one)).toEqual([]);
  });
});
