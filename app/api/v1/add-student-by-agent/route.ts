import { endpoint } from '@/lib/api/endpoint';
import { addStudentByAgent } from '@/lib/contract/people/students';
import { addStudent } from '@/lib/services/people/people';

export const POST = endpoint(addStudentByAgent, async (viewer, { body, client }) => ({
  success: true,
  message: 'Student created successfully.',
  data: await addStudent(viewer, body, client),
}));
