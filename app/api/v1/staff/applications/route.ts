import { endpoint } from '@/lib/api/endpoint';
import { staffApplications } from '@/lib/contract/staff-applications';
import { listStaffApplications } from '@/lib/services/staff-applications';

export const GET = endpoint(staffApplications, (viewer, { query }) => listStaffApplications(viewer, query));
