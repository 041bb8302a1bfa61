import { endpoint } from '@/lib/api/endpoint';
import { getSiteStatus } from '@/lib/contract/site/site-status';
import { siteStatus } from '@/lib/services/file/watch/status';

export const GET = endpoint(getSiteStatus, async () => ({ checks: await siteStatus() }));
