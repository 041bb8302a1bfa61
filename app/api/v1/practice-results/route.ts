import { endpoint } from '@/lib/api/endpoint';
import { practiceResults } from '@/lib/contract/practice/results';
import { resultsOf } from '@/lib/services/catalogue/practice/results';

export const GET = endpoint(practiceResults, async (viewer) => ({ results: await resultsOf(viewer) }));
