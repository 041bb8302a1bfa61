import { endpoint } from '@/lib/api/endpoint';
import { addStudentByAgent } from '@/lib/contract/people/students';
import { PERSON_IS_ASKED } from '@/lib/domain/agency/claims';
import { addStudent } from '@/lib/services/people/new-students';

export const POST = endpoint(addStudentByAgent, async (viewer, { body, client, waits }) => {
  const data = await addStudent(viewer, body, client);
  if (data.code !== undefined) return { message: 'Student created successfully.', data };
  waits();
  return { message: PERSON_IS_ASKED, data };
});
