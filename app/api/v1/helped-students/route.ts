import { endpoint } from '@/lib/api/endpoint';
import { helpedStudents } from '@/lib/contract/people/helpers';
import { helpedBy } from '@/lib/services/people/helpers/helpers';

export const GET = endpoint(helpedStudents, async (viewer) => ({ students: await helpedBy(viewer) }));
