import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';

const COUNTERS = ['profile', 'applied', 'saved', 'offers', 'rejected', 'visa'];

/** The shape of the dashboard. */
export default function DashboardSkeleton() {
  return (
    <Loading label="Loading your dashboard">
      <h1 className="sr-only">Dashboard</h1>
      <Skeleton className="mb-6 h-8 w-64 max-w-full" />
      <div className="mb-8 grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
        {COUNTERS.map((counter) => (
          <Skeleton key={counter} className="h-28" />
        ))}
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="space-y-8">
          <Skeleton className="h-64" />
          <Skeleton className="h-32" />
        </div>
        <Skeleton className="h-72" />
      </div>
    </Loading>
  );
}
