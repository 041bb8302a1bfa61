import { endpoint } from '@/lib/api/endpoint';
import { findUserDetails } from '@/lib/contract/profile/profile';
import { userDetails } from '@/lib/services/people/profile/basic';

export const GET = endpoint(findUserDetails, (viewer, { params }) => userDetails(viewer, params.id));
