import { endpoint } from '@/lib/api/endpoint';
import { factStudents } from '@/lib/contract/catalogue/facts';
import { studentsOfFact } from '@/lib/services/applications/effects';

export const GET = endpoint(factStudents, (_viewer, { params, query }) => studentsOfFact(params.id, query));
