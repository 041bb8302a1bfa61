import { endpoint } from '@/lib/api/endpoint';
import { getCompleteProfile } from '@/lib/contract/profile/profile';
import { completeProfileOf } from '@/lib/services/people/profile/profile';

export const GET = endpoint(getCompleteProfile, (viewer, { params }) => completeProfileOf(viewer, params.id));
