import { endpoint } from '@/lib/api/endpoint';
import { eligibility } from '@/lib/contract/applications/eligibility';
import { eligibilityFor } from '@/lib/services/applications/eligibility';

export const GET = endpoint(eligibility, eligibilityFor);
