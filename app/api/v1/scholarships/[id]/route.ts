import { endpoint } from '@/lib/api/endpoint';
import { changeScholarship as change, removeScholarship as remove } from '@/lib/contract/catalogue/scholarships';
import { changeScholarship, removeScholarship } from '@/lib/services/catalogue/facts/scholarships';

export const PUT = endpoint(change, async (viewer, { params, body }) => ({
  message: 'Scholarship saved.',
  scholarship: await changeScholarship(viewer, params.id, body),
}));

export const DELETE = endpoint(remove, async (viewer, { params }) => {
  await removeScholarship(viewer, params.id);
  return { message: 'Scholarship removed.' };
});
