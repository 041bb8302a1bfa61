import { cache } from 'react';
import { notFound } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { Application, type ApplicationRecord } from '@/models/application';
import { visibleApplications } from './scope';

/**
 * The stored application, for other services. 404 outside the viewer's scope. Read once for all parts of a page while that
 * is rendered; anywhere else, as in calls, anew each time.
 */
export const visibleApplication = cache(async (viewer: Viewer, id: string): Promise<ApplicationRecord> => {
  const application = await Application.findOne(await visibleApplications(viewer, { _id: id })).lean();
  if (!application) throw notFound('Application not found.');
  return application;
});

/**
 * All fields of an application but its checklist, offer, timeline, undone moves, changes of hands and consent, and the
 * chain that older releases write: lists read none of those.
 */
export const WITHOUT_PARTS = '-items -offer -acts -undone -handOvers -chain -consent';
