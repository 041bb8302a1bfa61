import { endpoint } from '@/lib/api/endpoint';
import { addLicence as addContract, listLicences as listContract } from '@/lib/contract/agency/licences';
import { addLicence, listLicences } from '@/lib/services/people/agency/licences';
import { readerDay } from '@/lib/services/people/reader-day';

export const GET = endpoint(listContract, async (viewer) => {
  const { today } = await readerDay(viewer, new Date());
  return { licences: await listLicences(viewer, today), today };
});

export const POST = endpoint(addContract, async (viewer, { body }) => {
  await addLicence(viewer, body);
  return { message: 'Licence added.' };
});
