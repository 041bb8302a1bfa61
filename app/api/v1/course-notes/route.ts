import { endpoint } from '@/lib/api/endpoint';
import { courseNotes } from '@/lib/contract/catalogue/course-notes';
import { listNotes } from '@/lib/services/catalogue/course-notes';

export const GET = endpoint(courseNotes, (_viewer, { query }) => listNotes(query));
