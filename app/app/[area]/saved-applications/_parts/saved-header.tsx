import { PageHeader } from '@/components/ui/layout/page-header';

/** The head of the saved courses, the same while they load. */
export function SavedHeader() {
  return <PageHeader title="Saved" description="Courses you keep at hand, by country." />;
}
