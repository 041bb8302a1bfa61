import { endpoint } from '@/lib/api/endpoint';
import { viewCourse as contract } from '@/lib/contract/catalogue/courses';
import { courseWithOrigin } from '@/lib/services/catalogue/courses';

export const GET = endpoint(contract, async (_viewer, { params }) => ({ course: await courseWithOrigin(params.id) }));
