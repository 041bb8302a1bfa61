import { endpoint } from '@/lib/api/endpoint';
import { applicationHistory } from '@/lib/contract/my-data/history';
import { historyOf } from '@/lib/services/applications/history';

export const GET = endpoint(applicationHistory, (viewer, { params }) => historyOf(viewer, params.id));
