import { endpoint } from '@/lib/api/endpoint';
import { wishByLink as contract } from '@/lib/contract/agency/shortlists';
import { wishByLink } from '@/lib/services/applications/shortlists/open';

export const POST = endpoint(contract, async (_viewer, { body }) => {
  await wishByLink(body.token, body.wishes);
  return { message: 'Your preferences were saved.' };
});
