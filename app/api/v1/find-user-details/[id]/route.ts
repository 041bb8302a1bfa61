import { endpoint } from '@/lib/api/endpoint';
import { findUserDetails } from '@/lib/contract/profile';
import { userDetails } from '@/lib/services/basic-profile';

export const GET = endpoint(findUserDetails, (viewer, { params }) => userDetails(viewer, params.id));
