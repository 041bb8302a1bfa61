import { bulkActsOf, canActOnMany } from '@/lib/agency-access';
import { forbidden, found } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { ExportTable } from '@/lib/platform/export/table';
import { agentOrder } from '@/lib/services/applications/for-staff';
import { BulkActs } from '@/models/bulk-act';
import { applicationTable, leadTable, studentTable } from '../exports/table-exports';

/** The records that were chosen for export, of those that the viewer reaches now. 404 for another's, 403 without the right. */
export async function bulkTable(viewer: Viewer, id: string): Promise<ExportTable> {
  const own = { $and: [{ _id: id, act: 'export' as const }, bulkActsOf(viewer)] };
  const { list, ids } = found(await BulkActs.findOne(own).lean(), 'This was not found. It may have expired.');
  if (!canActOnMany(viewer, 'export')) throw forbidden();
  switch (list) {
    case 'leads':
      return leadTable(viewer, ids);
    case 'students':
      return studentTable(viewer, { q: '', sort: 'name', ids });
    case 'applications':
      return applicationTable(viewer, { q: '', ids }, agentOrder({}));
  }
}
