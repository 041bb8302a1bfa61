import { endpoint } from '@/lib/api/endpoint';
import { fetchAcademicInfo } from '@/lib/contract/profile/academic';
import { academicInfoOf } from '@/lib/services/people/profile/profile';

export const GET = endpoint(fetchAcademicInfo, (viewer, { params }) => academicInfoOf(viewer, params.userId));
