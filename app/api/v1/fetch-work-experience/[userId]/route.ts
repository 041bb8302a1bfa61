import { endpoint } from '@/lib/api/endpoint';
import { fetchWorkExperience } from '@/lib/contract/profile/work-experience';
import { workExperienceOf } from '@/lib/services/people/profile/profile';

export const GET = endpoint(fetchWorkExperience, (viewer, { params }) => workExperienceOf(viewer, params.userId));
