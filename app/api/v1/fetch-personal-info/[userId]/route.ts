import { endpoint } from '@/lib/api/endpoint';
import { fetchPersonalInfo } from '@/lib/contract/profile/personal';
import { personalInfoOf } from '@/lib/services/people/profile/profile';

export const GET = endpoint(fetchPersonalInfo, (viewer, { params }) => personalInfoOf(viewer, params.userId));
