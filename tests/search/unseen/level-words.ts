import type { CourseLevel } from '@/lib/domain/courses/course';
import { AFTER_SCHOOL, ANY_PG, CERTIFICATE, DIPLOMA } from './topic';

/** What people call a course of a level, and the levels that they may mean by it. */
export const LEVEL_WORDS: Readonly<Record<CourseLevel, readonly (readonly [string, readonly CourseLevel[]])[]>> = {
  'Under Graduate': [
    ['bachelor', ['Under Graduate']],
    ['bachelors', ['Under Graduate']],
    ["bachelor's degree", ['Under Graduate']],
    ['undergraduate', ['Under Graduate']],
    ['ug', AFTER_SCHOOL],
    ['undergrad', AFTER_SCHOOL],
    ['bachelor degree', ['Under Graduate']],
  ],
  'Post Graduate': [
    ['masters', ['Post Graduate']],
    ['master', ['Post Graduate']],
    ["master's", ['Post Graduate']],
    ['pg', ANY_PG],
    ['postgraduate', ANY_PG],
    ['masters degree', ['Post Graduate']],
    ['post graduation', ANY_PG],
  ],
  'Under Graduate Certificate': [
    ['certificate', CERTIFICATE],
    ['cert', CERTIFICATE],
    ['certificate course', CERTIFICATE],
  ],
  'Under Graduate Diploma': [
    ['diploma', DIPLOMA],
    ['diploma course', DIPLOMA],
    ['dip', DIPLOMA],
  ],
  'Post Graduate Certificate': [
    ['pg certificate', ['Post Graduate Certificate']],
    ['graduate certificate', ['Post Graduate Certificate']],
    ['grad cert', ['Post Graduate Certificate']],
    ['pgcert', ['Post Graduate Certificate']],
  ],
  'Post Graduate Diploma': [
    ['pg diploma', ['Post Graduate Diploma']],
    ['postgraduate diploma', ['Post Graduate Diploma']],
    ['pgd', ['Post Graduate Diploma']],
    ['pgdip', ['Post Graduate Diploma']],
    ['grad diploma', ['Post Graduate Diploma']],
  ],
  Associate: [
    ['associate degree', ['Associate']],
    ['associate', ['Associate']],
  ],
  Foundation: [
    ['foundation', ['Foundation']],
    ['foundation year', ['Foundation']],
    ['foundation program', ['Foundation']],
  ],
};
