import { endpoint } from '@/lib/api/endpoint';
import { listWrittenSets } from '@/lib/contract/practice/written';
import { setsWrittenBefore } from '@/lib/services/catalogue/practice/written-before';

export const GET = endpoint(listWrittenSets, async () => ({ sets: await setsWrittenBefore() }));
