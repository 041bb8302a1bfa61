import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';

/** The shape of country tabs over course cards; the page's header stands above it already. */
export function CourseListSkeleton() {
  return (
    <Loading label="Loading courses">
      <div className="mb-5 flex gap-4 overflow-hidden border-b border-line pb-2.5">
        {['w-24', 'w-26', 'w-32', 'w-20', 'w-18', 'w-28'].map((width) => (
          <Skeleton key={width} className={`h-6 shrink-0 ${width}`} />
        ))}
      </div>
      <div className="divide-y divide-line rounded-card border border-line bg-raised">
        {['first', 'second', 'third'].map((card) => (
          <CourseCardSkeleton key={card} />
        ))}
      </div>
    </Loading>
  );
}

function CourseCardSkeleton() {
  return (
    <div className="flex gap-4 p-4 sm:px-5">
      <Skeleton className="size-12 shrink-0" />
      <div className="min-w-0 flex-1 space-y-3">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-4 w-full" />
      </div>
      <Skeleton className="h-8 w-24 max-sm:hidden" />
    </div>
  );
}
