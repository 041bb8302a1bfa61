import { PageHeader } from '@/components/ui/layout/page-header';

/** The head of the list, the same while it loads. */
export function MyApplicationsHeader() {
  return <PageHeader title="My Applications" description="The status and history of each application." />;
}
