import { endpoint } from '@/lib/api/endpoint';
import { staffActions } from '@/lib/contract/people/staff-actions';
import { listStaffActions } from '@/lib/services/records/lists/actions';

export const GET = endpoint(staffActions, (_viewer, { query }) => listStaffActions(query));
