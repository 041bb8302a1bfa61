import { endpoint } from '@/lib/api/endpoint';
import { leadToStudent as contract, leadIsStudent as noteContract } from '@/lib/contract/people/leads';
import { leadIsStudent, leadToStudent } from '@/lib/services/desk/leads/become-student';

export const POST = endpoint(contract, async (viewer, { params, body }) => {
  const studentId = await leadToStudent(viewer, params.id, body);
  return { message: 'Enquiry converted to a student.', studentId };
});

export const PUT = endpoint(noteContract, async (viewer, { params, body }) => {
  await leadIsStudent(viewer, params.id, body.studentId);
  return { message: 'Enquiry linked to this student.' };
});
