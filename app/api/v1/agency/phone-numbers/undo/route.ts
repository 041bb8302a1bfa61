import { endpoint } from '@/lib/api/endpoint';
import { undoNumbers } from '@/lib/contract/agency/phone-numbers';
import { undoReading } from '@/lib/services/people/prospects/numbers';

export const POST = endpoint(undoNumbers, async (viewer) => {
  const count = await undoReading(viewer);
  return { count, message: count === 1 ? '1 number was changed back.' : `${count} numbers were changed back.` };
});
