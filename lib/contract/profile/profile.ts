import { z } from 'zod';
import { done, email, id, mobile, personName, seen, typedPassword } from '../fields';
import { calls } from '../operation';
import { academicView } from './academic-view';
import { personalView } from './personal';
import { workExperienceView } from './work-experience';

const { forAllRoles, forApplicants } = calls('Profile');

const basicProfile = z.object({
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  counsellor_name: z.string(),
});

/** What the basic step sends to change a student. */
export const basicInfo = z.object({
  name: personName(),
  email,
  mobile,
  /** Agents only. */
  counsellor_name: personName().optional(),
  /** The student's current password, to change the e-mail address of a verified account. */
  password: typedPassword.optional(),
});

export const findUserDetails = forAllRoles('GET /find-user-details/{id}', {
  forHelpers: true,
  summary: "A student's account",
  params: z.object({ id }),
  result: basicProfile.extend({
    _id: id,
    role: z.literal(1),
    isVerified: z.boolean(),
    /** The agent who added the student; null for one who registered alone. */
    addedBy: z.object({ _id: id, company_name: z.string() }).nullable(),
    createdOn: z.string(),
  }),
  errors: ['not_found'],
});

export const getBasicProfile = forAllRoles('GET /get-basic-profile/{id}', {
  scope: 'people:read',
  forHelpers: true,
  summary: "A student's basic information",
  params: z.object({ id }),
  result: basicProfile,
  errors: ['not_found'],
});

export const saveBasicProfile = forApplicants('POST /save-basic-profile', {
  forHelpers: true,
  summary: "Change a student's basic information; changing the email address needs the student's password",
  body: basicInfo.extend({ userId: id.optional(), seen }),
  result: done,
  errors: ['not_found', 'conflict'],
  invalidMessage: 'Something went wrong.',
});

export const getCompleteProfile = forAllRoles('GET /get-complete-profile/{id}', {
  scope: 'people:read',
  forHelpers: true,
  summary: "A student's complete profile, and its completion in percent",
  params: z.object({ id }),
  result: z.object({
    basicInfo: basicProfile,
    personalInfo: personalView,
    academicInfo: academicView,
    workExperience: workExperienceView,
    completion: z.number(),
  }),
  errors: ['not_found'],
});
