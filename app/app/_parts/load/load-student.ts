import { cache } from 'react';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { studentHead } from '@/lib/services/people/profile/basic';
import { idIn, orNotFound } from '../or-not-found';

/** The head of a student whom the viewer may read, looked up once per request; the nearest not-found page for any other. */
export const loadStudent = cache(async (viewer: Viewer, id: string) => orNotFound(studentHead(viewer, idIn(id))));
