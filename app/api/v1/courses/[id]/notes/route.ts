import { endpoint } from '@/lib/api/endpoint';
import { notesOfCourse as contract } from '@/lib/contract/catalogue/course-notes';
import { notesOfCourse } from '@/lib/services/catalogue/course-notes';

export const GET = endpoint(contract, async (_viewer, { params }) => ({ notes: await notesOfCourse(params.id) }));
