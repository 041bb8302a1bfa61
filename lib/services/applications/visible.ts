import { applicationsVisibleTo } from '@/lib/access';
import type { Viewer } from '@/lib/auth/viewer';
import { notFound } from '@/lib/errors';
import { Application, type ApplicationRecord } from '@/models/application';

/** The stored application, for other services. 404 outside the viewer's scope. */
export async function visibleApplication(viewer: Viewer, id: string): Promise<ApplicationRecord> {
  const application = await Application.findOne(scopedTo(viewer, id)).lean();
  if (!application) throw notFound('Application not found.');
  return application;
}

/** This application, if the viewer may see it: a filter for reads and writes. */
export function scopedTo(viewer: Viewer, id: string): Record<string, unknown> {
  return { $and: [{ _id: id }, applicationsVisibleTo(viewer)] };
}

/** All fields of an application but its checklist, offer and acts: lists read none of those. */
export const WITHOUT_PARTS = '-items -offer -acts';
