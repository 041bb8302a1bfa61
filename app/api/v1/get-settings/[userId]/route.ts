import { endpoint } from '@/lib/api/endpoint';
import { getSettings } from '@/lib/contract/accounts/settings';
import { settingsOf } from '@/lib/services/people/accounts/settings';

export const GET = endpoint(getSettings, (viewer, { params }) => settingsOf(viewer, params.userId));
