import { AddHandling } from '@/components/agency/handling/add-handling';
import { HandlingList } from '@/components/agency/handling/handling-list';
import { PageHeader } from '@/components/ui/layout/page-header';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { handlingOfAgent } from '@/lib/services/people/agents/handling-rights';

export const metadata = { title: 'Handling applications' };

/** Which applications an agency may handle in the place of our team: an admin allows and withdraws. */
export default async function AgentHandlingPage({ params }: { params: Promise<{ id: string }> }) {
  await requireViewer('admin');
  const { id } = await params;
  const { agency, rights, isOwnSite } = await handlingOfAgent(id);
  return (
    <>
      <PageHeader
        title={<span className="wrap-anywhere">{agency}: handling applications</span>}
        description="What you allow here applies to new applications of the agency’s students. If you withdraw it, our team takes over the agency’s open applications at once."
        actions={<AddHandling agencyId={id} />}
      />
      {isOwnSite && <p className="mb-4 text-sm">This is the site’s own agency. It handles all its applications.</p>}
      {rights.length === 0 && !isOwnSite && (
        <p className="text-sm text-muted">Our team handles all applications of this agency’s students.</p>
      )}
      <HandlingList rights={rights} agencyId={id} />
    </>
  );
}
