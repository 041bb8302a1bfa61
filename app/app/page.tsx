import { redirect } from 'next/navigation';
import { signedInViewer } from '@/lib/auth/page-viewer';
import { areaOf } from '@/lib/domain/areas';

/** /app leads to the home of whoever is signed in. The middleware does so first; this holds without it. */
export default async function AppPage(): Promise<never> {
  redirect(areaOf((await signedInViewer()).role));
}
