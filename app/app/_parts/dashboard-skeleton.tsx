import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';
import { PageHeader } from '@/components/ui/layout/page-header';

/** A staff or agent dashboard while it loads: its title, a row of figures and a list. */
export function DashboardSkeleton({ title, figures }: { title: string; figures: 2 | 4 }) {
  return (
    <>
      <PageHeader title={title} />
      <Loading label="Loading the dashboard">
        <div className={`mb-8 grid grid-cols-2 gap-3 ${figures === 4 ? 'lg:grid-cols-4' : ''}`}>
          {['first', 'second', 'third', 'fourth'].slice(0, figures).map((figure) => (
            <Skeleton key={figure} className="h-24" />
          ))}
        </div>
        <Skeleton className="mb-4 h-6 w-44" />
        <Skeleton className="h-80" />
      </Loading>
    </>
  );
}
