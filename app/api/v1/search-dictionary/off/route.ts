import { endpoint } from '@/lib/api/endpoint';
import { switchDictionaryEntryOff } from '@/lib/contract/catalogue/search-dictionary';
import { switchOff } from '@/lib/services/catalogue/search/dictionary/entries';

export const POST = endpoint(switchDictionaryEntryOff, async (viewer, { body }) => ({
  message: 'The entry was turned off.',
  entry: await switchOff(viewer, body.typed),
}));
