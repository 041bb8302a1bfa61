import { endpoint } from '@/lib/api/endpoint';
import { threads } from '@/lib/contract/messages/threads';
import { listThreads } from '@/lib/services/desk/messages/thread-list';

export const GET = endpoint(threads, (viewer, { query }) => listThreads(viewer, query));
