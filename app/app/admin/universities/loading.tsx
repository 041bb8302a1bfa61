import { CardListSkeleton } from '@/components/staff/card-list-skeleton';
import { PageHeader } from '@/components/ui/layout/page-header';

export default function Loading() {
  return (
    <>
      <PageHeader title="Universities" />
      <CardListSkeleton label="Loading universities" />
    </>
  );
}
