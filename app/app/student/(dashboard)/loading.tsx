import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';

/** The shape of the dashboard. */
export default function DashboardSkeleton() {
  return (
    <Loading label="Loading your dashboard">
      <h1 className="sr-only">Dashboard</h1>
      <Skeleton className="mb-6 h-8 w-64 max-w-full" />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="space-y-8">
          <Skeleton className="h-64" />
          <Skeleton className="h-34" />
          <Skeleton className="h-32" />
        </div>
        <Skeleton className="h-72" />
      </div>
    </Loading>
  );
}
