import { endpoint } from '@/lib/api/endpoint';
import { getAssignment, setAssignment } from '@/lib/contract/people/desk';
import { assignmentRules, setAssignmentRules } from '@/lib/services/desk/assignment';

export const GET = endpoint(getAssignment, () => assignmentRules());

export const PUT = endpoint(setAssignment, async (viewer, { body }) => ({
  message: 'The rules were saved.',
  assignment: await setAssignmentRules(viewer, body),
}));
