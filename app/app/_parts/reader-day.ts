import { cache } from 'react';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { readerDay } from '@/lib/services/people/reader-day';

/** Today for the reader of a page, 'YYYY-MM-DD', and the time zone it is counted in; looked up once per request. */
export const readerToday = cache((viewer: Viewer) => readerDay(viewer, new Date()));
