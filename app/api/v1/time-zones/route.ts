import { endpoint } from '@/lib/api/endpoint';
import { timeZones } from '@/lib/contract/applications/deadlines';
import { zonePlaces } from '@/lib/domain/days/zone-places';

export const GET = endpoint(timeZones, async () => ({ zones: [...zonePlaces()] }));
