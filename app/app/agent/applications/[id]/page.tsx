import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { ApplicantApplication, applicantApplicationTitle } from '../../../_parts/application/applicant-application';

interface Address {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ from?: string | string[] }>;
}

export async function generateMetadata({ params }: Address) {
  return { title: await applicantApplicationTitle(await requireViewer('agent'), (await params).id) };
}

export default async function AgentApplicationPage({ params, searchParams }: Address) {
  const viewer = await requireViewer('agent');
  const [{ id }, { from }] = await Promise.all([params, searchParams]);
  return <ApplicantApplication viewer={viewer} id={id} from={from} />;
}
