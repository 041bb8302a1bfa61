import { redirect } from 'next/navigation';
import { areaOf } from '@/lib/domain/areas';
import { signedInViewer } from '@/lib/platform/auth/page-viewer';

/** /app leads to the home of the one who is signed in. The middleware does so first; this holds without it. */
export default async function AppPage(): Promise<never> {
  redirect(areaOf((await signedInViewer()).role));
}
