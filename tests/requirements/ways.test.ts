import { describe, expect, it } from 'vitest';
import type { CourseDraft } from '@/lib/domain/courses/course';
import { BLANK_COURSE } from '@/lib/domain/courses/course-fields';
import { applicantProfileOf } from '@/lib/engines/eligibility/applicant-profile';
import { fitOf } from '@/lib/engines/eligibility/fit';
import { withTextDemands } from '@/lib/engines/requirements/demands';
import { readRequirements } from '@/lib/engines/requirements/read';
import { ielts, PG, TODAY } from './people';

const read = (text: string) => readRequirements(text, { level: 'Post Graduate' });
const waived = (text: string) => read(text).flatMap(({ asked }) => (asked?.about === 'waiver' ? [asked.of] : []));
const judged = (text: string) =>
  read(text).flatMap(({ kind, asked }) => (kind === 'judged' && asked ? [asked.about] : []));

describe('another way than a demand', () => {
  it.each([
    ['IELTS 6.5, or a degree taught in English', ['score'], ['english']],
    ['IELTS 6.5 or our own English interview', ['score'], ['english']],
    ['IELTS 6.5; conditional offers with an English bridging course are made from 6.0', ['score'], ['english']],
    ['60% or a master’s degree', ['percentage'], ['marks']],
    ['2:1 or five years of professional experience', ['class'], ['marks']],
    ['Minimum 60% (50% considered case by case)', ['percentage'], ['marks']],
    ['2:2 in any subject, or equivalent professional experience', ['class'], ['marks']],
    ['GMAT 600, or a professional qualification', ['score'], ['graduate']],
  ])('%s', (text, about, of) => {
    expect(judged(text)).toEqual(about);
    expect(waived(text)).toEqual(of);
  });

  it.each([
    'IELTS 6.5 or TOEFL 90',
    '60% or CGPA 6.5/10',
    'IELTS 6.5 or higher',
    'IELTS 6.5. Pre-sessional English is available.',
    'IELTS 6.5. Applicants with 6.0 are not considered.',
    'IELTS 6.5. A pre-sessional course with 6.0 is not accepted.',
    'IELTS 6.5. A bridging course is offered to those without accounting.',
    'A 2:1 degree or equivalent, and two years of work experience',
  ])('%s: none', (text) => {
    expect(waived(text)).toEqual([]);
  });

  it('leaves a demand unread beside a number that may be of the same test', () => {
    expect(judged('IELTS 6.5 or 7.0 for law')).toEqual([]);
  });
});

describe('a part of which more is asked', () => {
  const asked: CourseDraft = withTextDemands({
    ...BLANK_COURSE,
    country: 'UK',
    course: 'Course',
    university: 'Truth University',
    level: 'Post Graduate',
    admissionRequirement: 'IELTS 6.5 with a writing score of 6.5 and no skill below 6.0',
  });
  const verdict = (parts: object) =>
    fitOf(asked, applicantProfileOf({ ...PG, tests: { ...ielts(6.5), ...parts } }, { today: TODAY, intakeDay: null }))
      .verdict;

  it('is judged by that part of the report', () => {
    expect(verdict({ ielts_speaking: 6, ielts_writing: 6.5 })).toBe('likely');
    expect(verdict({ ielts_writing: 6 })).toBe('likely not');
    expect(verdict({ ielts_writing: null })).toBe('unknown');
  });
});
