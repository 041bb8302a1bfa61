import { PageHeader } from '@/components/ui/layout/page-header';

/** The head of the list, the same while it loads. */
export function MyApplicationsHeader() {
  return <PageHeader title="My Applications" description="How far each application is, and what happened to it." />;
}
