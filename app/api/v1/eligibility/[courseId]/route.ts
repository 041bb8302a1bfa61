import { endpoint } from '@/lib/api/endpoint';
import { eligibility } from '@/lib/contract/applications/eligibility';
import { eligibilityFor } from '@/lib/services/catalogue/search/eligibility';

export const GET = endpoint(eligibility, eligibilityFor);
