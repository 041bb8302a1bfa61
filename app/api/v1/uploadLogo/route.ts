import { endpoint } from '@/lib/api/endpoint';
import { uploadLogo } from '@/lib/contract/catalogue-management';
import { setLogo } from '@/lib/services/logos';

export const POST = endpoint(uploadLogo, async (viewer, { body, files }) => ({
  success: true,
  message: 'Logo uploaded successfully!',
  logo: await setLogo(viewer, body, files[0]),
}));
