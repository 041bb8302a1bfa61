import { endpoint } from '@/lib/api/endpoint';
import { ownExport, startExport } from '@/lib/contract/my-data/export';
import { exportOf, startFileExport } from '@/lib/services/file/own-file/export';

export const GET = endpoint(ownExport, async (viewer) => ({ export: await exportOf(viewer) }));

export const POST = endpoint(startExport, async (viewer) => ({
  message: 'Your file is being put together. You get an e-mail when it is ready.',
  export: await startFileExport(viewer),
}));
