import { cache } from 'react';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { applicationTitle, viewApplication } from '@/lib/services/applications/apply';
import { idIn, orNotFound } from '../or-not-found';

/** An application the viewer may read, looked up once per request; the nearest not-found page for any other. */
export const loadApplication = cache(async (viewer: Viewer, id: string) =>
  orNotFound(viewApplication(viewer, idIn(id))),
);

/** What the title of its page says, which is also made ahead of a click: no reading. */
export const loadApplicationTitle = async (viewer: Viewer, id: string) =>
  orNotFound(applicationTitle(viewer, idIn(id)));
