import { endpoint } from '@/lib/api/endpoint';
import { viewShortlist as contract } from '@/lib/contract/agency/shortlists';
import { viewShortlist } from '@/lib/services/applications/shortlists/shortlist';

export const GET = endpoint(contract, (viewer, { params }) => viewShortlist(viewer, params));
