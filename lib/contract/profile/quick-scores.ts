import { z } from 'zod';
import { QUICK_SECTIONS, type QuickSection } from '@/lib/domain/marks/quick-scores';
import { quickProfile } from '../applications/fit';
import { day, done, orNull } from '../fields';
import { calls } from '../operation';
import { step } from './profile-step';

const { forApplicants } = calls('Profile');

const section = z.number('Please enter a number.').nullable().default(null);
const sections = Object.fromEntries(QUICK_SECTIONS.map((name) => [name, section])) as Record<
  QuickSection,
  typeof section
>;

export const saveQuickScores = forApplicants('POST /save-quick-scores', {
  forHelpers: true,
  summary:
    "Save what eligibility checks need: the student's highest qualification with its marks, and one English test. Everything else in the profile stays unchanged",
  body: quickProfile.safeExtend({
    ...step.sent,
    taken: orNull(day, 'Please choose a date.').meta({
      description: 'The test date, YYYY-MM-DD; required with a test.',
    }),
    ...sections,
  }),
  result: done.extend(step.stored),
  errors: ['not_found', 'conflict'],
});
