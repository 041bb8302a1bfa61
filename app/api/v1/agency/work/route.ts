import { endpoint } from '@/lib/api/endpoint';
import { agencyWork as contract } from '@/lib/contract/agency/agency-work';
import { agencyWork } from '@/lib/services/desk/agency-work';

export const GET = endpoint(contract, (viewer) => agencyWork(viewer, new Date()));
