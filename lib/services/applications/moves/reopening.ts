import type { ApplicationView } from '@/lib/contract/applications/applications';
import { conflict } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { viewOf } from '../apply';
import { noticesToApplicant } from '../notices';
import { changeApplication, timelineEntry } from './change';

/**
 * Lets the student and their agent reopen a withdrawn application, or no longer; they hear that they may. The same again
 * changes nothing. 404 outside the viewer's scope, 409 for one that isn't withdrawn.
 */
export async function allowReopening(viewer: Viewer, id: string, allowed: boolean): Promise<ApplicationView> {
  const after = await changeApplication(viewer, id, (application) => {
    if (application.status !== 'Withdrawn') throw conflict('Only a withdrawn application can be reopened.');
    if ((application.mayReopen ?? false) === allowed) return { effects: [] };
    return {
      mayReopen: allowed,
      acts: [timelineEntry(viewer, allowed ? 'reopening allowed' : 'reopening refused', '')],
      effects: allowed ? noticesToApplicant(viewer, application, (whose) => `You can now reopen ${whose}.`) : [],
    };
  });
  return viewOf(after, viewer);
}
