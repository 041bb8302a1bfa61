import { endpoint } from '@/lib/api/endpoint';
import { staffApplications } from '@/lib/contract/applications/staff-applications';
import { listStaffApplications } from '@/lib/services/applications/for-staff';

export const GET = endpoint(staffApplications, (viewer, { query }) => listStaffApplications(viewer, query));
