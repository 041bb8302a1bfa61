import { endpoint } from '@/lib/api/endpoint';
import { addLegalText, legalTexts } from '@/lib/contract/site/legal-texts';
import { addLegalText as add, legalVersions } from '@/lib/services/people/legal-texts';

export const GET = endpoint(legalTexts, async () => ({ texts: await legalVersions() }));

export const POST = endpoint(addLegalText, async (viewer, { body }) => ({
  message: 'Saved. It is now shown on the site.',
  version: await add(viewer, body),
}));
