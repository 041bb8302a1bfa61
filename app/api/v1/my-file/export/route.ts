import { endpoint } from '@/lib/api/endpoint';
import { ownExport, startExport } from '@/lib/contract/my-data/export';
import { exportOf, startFileExport } from '@/lib/services/file/own-file/export';

export const GET = endpoint(ownExport, async (viewer) => ({ export: await exportOf(viewer) }));

export const POST = endpoint(startExport, async (viewer) => ({
  message: 'We’re preparing your file and will email you when it’s ready.',
  export: await startFileExport(viewer),
}));
