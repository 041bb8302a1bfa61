import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { ApplicantApplication, applicantApplicationTitle } from '../../../_parts/application/applicant-application';

interface Address {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Address) {
  return { title: await applicantApplicationTitle(await requireViewer('helper'), (await params).id) };
}

export default async function HelperApplicationPage({ params }: Address) {
  const viewer = await requireViewer('helper');
  return <ApplicantApplication viewer={viewer} id={(await params).id} />;
}
