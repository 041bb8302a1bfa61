import { endpoint } from '@/lib/api/endpoint';
import { getBasicProfile } from '@/lib/contract/profile/profile';
import { basicProfile } from '@/lib/services/people/profile/basic';

export const GET = endpoint(getBasicProfile, (viewer, { params }) => basicProfile(viewer, params.id));
