import { endpoint } from '@/lib/api/endpoint';
import { listTypedNames, matchTypedNames } from '@/lib/contract/agency/agency';
import { counted } from '@/lib/domain/texts/counted';
import { matchNames, typedNames } from '@/lib/services/people/agency/typed-names';

export const GET = endpoint(listTypedNames, async (viewer) => ({ names: await typedNames(viewer) }));

export const POST = endpoint(matchTypedNames, async (viewer, { body }) => {
  const count = await matchNames(viewer, body.matches);
  return { message: `${counted(count, 'student')} matched.`, count };
});
