import { endpoint } from '@/lib/api/endpoint';
import { readNumbersAgain as contract } from '@/lib/contract/agency/phone-numbers';
import { readNumbersAgain } from '@/lib/services/people/prospects/numbers';

export const POST = endpoint(contract, async (viewer) => {
  const count = await readNumbersAgain(viewer);
  return { count, message: count === 1 ? '1 number was changed.' : `${count} numbers were changed.` };
});
