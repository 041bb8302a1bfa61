import { endpoint } from '@/lib/api/endpoint';
import { scholarships, writeScholarship as write } from '@/lib/contract/catalogue/scholarships';
import { searchScholarships, writeScholarship } from '@/lib/services/catalogue/facts/scholarships';

export const GET = endpoint(scholarships, (_viewer, { query }) => searchScholarships(query));

export const POST = endpoint(write, async (viewer, { body }) => {
  const scholarship = await writeScholarship(viewer, body);
  return { message: scholarship.state === 'shown' ? 'Scholarship added.' : 'Sent to our team.', scholarship };
});
