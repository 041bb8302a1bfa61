import { endpoint } from '@/lib/api/endpoint';
import { listShares, makeShare } from '@/lib/contract/my-data/shares';
import { ownShares, shareFiles } from '@/lib/services/file/shares/shares';

export const GET = endpoint(listShares, async (viewer) => ({ shares: await ownShares(viewer) }));

export const POST = endpoint(makeShare, async (viewer, { body }) => ({
  message: 'Link created.',
  share: await shareFiles(viewer, body),
}));
