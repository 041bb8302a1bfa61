import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';

/** The shape of a search box over a list of cards. */
export function CardListSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <Skeleton className="mb-5 h-10 w-full sm:max-w-80" />
      <div className="space-y-3">
        {['first', 'second', 'third', 'fourth', 'fifth'].map((card) => (
          <div key={card} className="space-y-3 rounded-card border border-line bg-raised p-4 sm:p-5">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
