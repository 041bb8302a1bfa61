import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';

/** The shape of the page: its heading and one card. */
export default function CardSkeleton() {
  return (
    <Loading>
      <Skeleton className="mb-3 h-8 w-56 max-w-full" />
      <Skeleton className="mb-6 h-5 w-96 max-w-full" />
      <Skeleton className="h-52 max-w-3xl rounded-card" />
    </Loading>
  );
}
