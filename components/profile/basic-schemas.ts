import { z } from 'zod';
import { email, line } from '@/lib/contract/fields';
import { addStudentByAgent } from '@/lib/contract/people/students';
import { basicInfo } from '@/lib/contract/profile/profile';

/** What the first step sends, by who fills it in. */
export const basicSchemas = {
  own: basicInfo.omit({ counsellor_name: true }),
  edit: basicInfo.omit({ password: true }).extend({ counsellor_name: line(120) }),
  helped: basicInfo.omit({ counsellor_name: true, password: true }).extend({ email: z.union([z.literal(''), email]) }),
  new: addStudentByAgent.body.omit({ addedBy: true }),
};
