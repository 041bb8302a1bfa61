import { endpoint } from '@/lib/api/endpoint';
import { studentOverview as contract } from '@/lib/contract/people/student-desk';
import { studentOverview } from '@/lib/services/desk/student-desk/overview';

export const GET = endpoint(contract, (viewer, { params }) => studentOverview(viewer, params.id, new Date()));
