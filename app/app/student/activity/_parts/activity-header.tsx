import { PageHeader } from '@/components/ui/layout/page-header';

/** The head of the log, the same while it loads. */
export function ActivityHeader() {
  return <PageHeader title="My Activity" description="What you did on this site, newest first." />;
}
