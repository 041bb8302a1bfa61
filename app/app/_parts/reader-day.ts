import { cache } from 'react';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { personDay, readerDay } from '@/lib/services/people/reader-day';

/** Today for the reader of a page, 'YYYY-MM-DD', and the time zone it is counted in; looked up once per request. */
export const readerToday = cache((viewer: Viewer) => readerDay(viewer, new Date()));

/** The same of the student of an application, whose days its due days are. */
export const studentToday = cache((studentId: string) => personDay(studentId, new Date()));
