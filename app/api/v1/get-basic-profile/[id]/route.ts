import { endpoint } from '@/lib/api/endpoint';
import { getBasicProfile } from '@/lib/contract/profile';
import { basicProfile } from '@/lib/services/basic-profile';

export const GET = endpoint(getBasicProfile, (viewer, { params }) => basicProfile(viewer, params.id));
