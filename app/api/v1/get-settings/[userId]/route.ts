import { endpoint } from '@/lib/api/endpoint';
import { getSettings } from '@/lib/contract/settings';
import { settingsOf } from '@/lib/services/settings';

export const GET = endpoint(getSettings, (viewer, { params }) => settingsOf(viewer, params.userId));
