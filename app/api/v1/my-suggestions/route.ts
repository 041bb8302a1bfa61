import { endpoint } from '@/lib/api/endpoint';
import { mySuggestions as contract } from '@/lib/contract/people/student-desk';
import { ownSuggestions } from '@/lib/services/desk/student-desk/suggestions';

export const GET = endpoint(contract, async (viewer) => ({ suggestions: await ownSuggestions(viewer) }));
