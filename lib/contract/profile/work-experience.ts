import { z } from 'zod';
import { SALARY_MODES } from '@/lib/domain/profile';
import { day, done, id, optionalLine, orNull } from '../fields';
import { calls } from '../operation';
import { step } from './profile-step';

const { forAllRoles, forApplicants } = calls('Profile');

/** One job; every field is optional. `working_upto` is null while the student still works there. */
const job = z
  .strictObject({
    organization_details: optionalLine(300),
    position: optionalLine(200),
    working_from: orNull(day, 'Please choose a date.'),
    working_upto: orNull(day, 'Please choose a date.'),
    salary_mode: orNull(z.enum(SALARY_MODES), 'Please choose how the salary was paid.'),
  })
  .refine(({ working_from, working_upto }) => !working_from || !working_upto || working_upto >= working_from, {
    path: ['working_upto'],
    message: 'The end date must not be before the start date.',
  });

/** The step as its form holds it. */
export const jobs = z.object({
  workExperience: z.array(job, 'Please keep at least one entry.').min(1, 'Please keep at least one entry.').max(20),
});

const storedJob = z.object({
  organization_details: z.string(),
  position: z.string(),
  working_from: z.string().nullable(),
  working_upto: z.string().nullable(),
  salary_mode: z.string().nullable(),
});
/** The jobs of a profile, as they are stored. */
export const workExperienceView = z.array(storedJob);

export const fetchWorkExperience = forAllRoles('GET /fetch-work-experience/{userId}', {
  forHelpers: true,
  summary: "A student's jobs",
  params: z.object({ userId: id }),
  result: z.object({ workExperience: workExperienceView, ...step.stored }),
  errors: ['not_found'],
});

export const saveWorkExperience = forApplicants('POST /save-work-experience', {
  forHelpers: true,
  summary: "Save a student's complete list of jobs",
  body: jobs.extend(step.sent),
  result: done.extend(step.stored),
  errors: ['not_found', 'conflict'],
  invalidMessage: 'Failed to save work experience.',
});
