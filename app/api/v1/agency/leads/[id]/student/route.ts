import { endpoint } from '@/lib/api/endpoint';
import { prospectToStudent as contract } from '@/lib/contract/agency/prospect-changes';
import { PERSON_IS_ASKED } from '@/lib/domain/agency/claims';
import { prospectToStudent } from '@/lib/services/people/prospects/become-student';

export const POST = endpoint(contract, async (viewer, { params, body }) => {
  const studentId = await prospectToStudent(viewer, params.id, body);
  return { message: studentId ? `${body.name} is now a student.` : PERSON_IS_ASKED, studentId };
});
