import { endpoint } from '@/lib/api/endpoint';
import { changeStart as contract } from '@/lib/contract/applications/starts';
import { changeStart } from '@/lib/services/applications/moves/starts';

export const POST = endpoint(contract, async (viewer, { params, body }) => {
  const { year, month, askedBy, reason: why, evidence = '', closes = [], seen } = body;
  const given = { start: { year, month }, askedBy, why, evidence, closes, seen };
  return { message: 'Course start changed.', application: await changeStart(viewer, params.id, given) };
});
