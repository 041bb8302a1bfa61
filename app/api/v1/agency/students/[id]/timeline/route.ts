import { endpoint } from '@/lib/api/endpoint';
import { noteOnStudent as noteContract, viewStudentCare as viewContract } from '@/lib/contract/agency/prospect-changes';
import { noteOnStudent, viewStudentCare } from '@/lib/services/people/prospects/contact';

export const GET = endpoint(viewContract, (viewer, { params }) => viewStudentCare(viewer, params.id));

export const POST = endpoint(noteContract, async (viewer, { params, body }) => {
  const next = await noteOnStudent(viewer, params.id, body);
  return { message: 'Saved.', ...next };
});
