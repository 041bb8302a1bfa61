import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { ApplicantApplication, applicantApplicationTitle } from '../../../_parts/application/applicant-application';

type Address = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Address) {
  return { title: await applicantApplicationTitle(await requireViewer('student'), (await params).id) };
}

export default async function StudentApplicationPage({ params }: Address) {
  const viewer = await requireViewer('student');
  return <ApplicantApplication viewer={viewer} id={(await params).id} />;
}
