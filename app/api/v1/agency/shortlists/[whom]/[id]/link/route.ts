import { endpoint } from '@/lib/api/endpoint';
import { endShortlistLink as endContract, linkShortlist as makeContract } from '@/lib/contract/agency/shortlists';
import { endShortlistLink, linkShortlist } from '@/lib/services/applications/shortlists/shortlist';

export const POST = endpoint(makeContract, async (viewer, { params, body }) => {
  const link = await linkShortlist(viewer, params, body.days);
  return { message: 'Link created.', link };
});

export const DELETE = endpoint(endContract, async (viewer, { params }) => {
  await endShortlistLink(viewer, params);
  return { message: 'Link turned off.' };
});
