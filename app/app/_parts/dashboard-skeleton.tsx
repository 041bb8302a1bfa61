import { Loading, Skeleton } from '@/components/ui/skeleton';

/** The shape of a staff or agent dashboard: a row of figures and a list. */
export function DashboardSkeleton() {
  return (
    <Loading label="Loading the dashboard">
      <Skeleton className="mb-6 h-8 w-56" />
      <div className="mb-8 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {['first', 'second', 'third', 'fourth'].map((figure) => (
          <Skeleton key={figure} className="h-24" />
        ))}
      </div>
      <Skeleton className="mb-4 h-6 w-44" />
      <Skeleton className="h-80" />
    </Loading>
  );
}
