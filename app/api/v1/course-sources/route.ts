import { endpoint } from '@/lib/api/endpoint';
import { courseSources } from '@/lib/contract/imports/course-imports';
import { listSources } from '@/lib/services/catalogue/course-import/sources';

export const GET = endpoint(courseSources, async () => ({ sources: await listSources() }));
