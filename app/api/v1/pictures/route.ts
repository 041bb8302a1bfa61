import { endpoint } from '@/lib/api/endpoint';
import { addPicture as contract } from '@/lib/contract/site/operator';
import { addPicture } from '@/lib/services/catalogue/pictures';

export const POST = endpoint(contract, async (_viewer, { files }) => ({
  message: 'The picture was uploaded.',
  ...(await addPicture(files[0])),
}));
