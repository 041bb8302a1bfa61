import { courseImport } from '@/lib/services/course-import/run';
import { tellNews } from '@/lib/services/news-readers';
import type { JobDefinition } from './worker';

/** Every kind of work that web processes do in the background. */
export const JOBS: readonly JobDefinition[] = [tellNews, courseImport];
