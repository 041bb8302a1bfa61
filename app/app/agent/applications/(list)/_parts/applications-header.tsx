import type { ReactNode } from 'react';
import { PageHeader } from '@/components/ui/layout/page-header';

/** The head of the list, the same while it loads. */
export function ApplicationsHeader({ actions }: { actions?: ReactNode }) {
  return <PageHeader title="Applications" description="Of all your students, the newest first." actions={actions} />;
}
