import { canListAccounts, canReadActivitiesOf, leadsVisibleTo, studentsVisibleTo } from '@/lib/access';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { visibleApplications } from '@/lib/services/people/scope';
import type { Changed } from '@/lib/services/records/notices/changes';
import { Application } from '@/models/application';
import { Enquiry } from '@/models/enquiry';
import { User } from '@/models/user';

/** Whether the viewer may see the record that changed. */
export async function maySeeChanged(viewer: Viewer, { record, id, userId }: Changed): Promise<boolean> {
  switch (record) {
    case 'application':
      return (await Application.exists(await visibleApplications(viewer, { _id: id }))) !== null;
    case 'student':
      return (await User.exists({ $and: [{ _id: id }, studentsVisibleTo(viewer)] })) !== null;
    case 'agent':
      return (viewer.role === 'agent' && placeOf(viewer).id === id) || canListAccounts(viewer);
    case 'enquiry':
      return maySeeLead(viewer, id);
    case 'visit':
      return viewer.userId === userId;
    case 'activity':
      return userId !== undefined && canReadActivitiesOf(viewer, userId);
  }
}

async function maySeeLead(viewer: Viewer, id: string): Promise<boolean> {
  const scope = leadsVisibleTo(viewer);
  return scope !== null && (await Enquiry.exists({ $and: [{ _id: id }, scope] })) !== null;
}
