import { endpoint } from '@/lib/api/endpoint';
import { handOver as contract } from '@/lib/contract/people/desk';
import { counted } from '@/lib/domain/texts/counted';
import { handOver } from '@/lib/services/desk/hand-over';

export const POST = endpoint(contract, async (viewer, { body }) => {
  const results = await handOver(viewer, body);
  const count = results.filter(({ done }) => done).length;
  const all = counted(results.length, ONE[body.of], body.of);
  const message =
    count === results.length
      ? `${all} ${body.to === viewer.userId ? 'assigned to you' : 'handed over'}.`
      : `${count} of ${all} handed over.`;
  return { success: count === results.length, message, results };
});

const ONE = { students: 'student', applications: 'application', enquiries: 'enquiry' } as const;
