import { endpoint } from '@/lib/api/endpoint';
import { fetchPersonalInfo } from '@/lib/contract/personal';
import { personalInfoOf } from '@/lib/services/profile';

export const GET = endpoint(fetchPersonalInfo, (viewer, { params }) => personalInfoOf(viewer, params.userId));
