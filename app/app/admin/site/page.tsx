import { PageHeader } from '@/components/ui/layout/page-header';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { ownAgencyForm } from '@/lib/services/people/agents/handling-rights';
import { operatorForm } from '@/lib/services/people/operator';
import { OperatorForm } from './_parts/operator-form';
import { OwnAgency } from './_parts/own-agency';

export const metadata = { title: 'This site' };

/** Who runs the site, for its About page, terms, footers and letters. */
export default async function SitePage() {
  await requireViewer('admin');
  return (
    <>
      <PageHeader
        title="This site"
        description="What this site is called, how it looks, and who you are: shown on every page, on About us and Terms, and in emails. Empty fields are not shown."
      />
      <OwnAgency {...(await ownAgencyForm())} />
      <OperatorForm {...(await operatorForm())} />
    </>
  );
}
