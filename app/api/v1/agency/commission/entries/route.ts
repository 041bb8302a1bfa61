import { endpoint } from '@/lib/api/endpoint';
import { listEntries } from '@/lib/contract/commission/entries';
import * as entries from '@/lib/services/desk/commission/entries';

export const GET = endpoint(listEntries, (viewer, { query }) => entries.listEntries(viewer, query, new Date()));
