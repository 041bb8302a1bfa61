import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';
import { PageHeader } from '@/components/ui/layout/page-header';

/** The search page before its first answer, in its final shape. */
export function SearchSkeleton() {
  return (
    <>
      <PageHeader title="Search course" />
      <Loading label="Loading courses">
        <div className="@container">
          <div className="grid grid-cols-[minmax(0,1fr)_11rem] gap-x-3 gap-y-4 @xl:grid-cols-[minmax(0,1fr)_13rem_11rem]">
            <Skeleton className="col-span-2 mt-6.75 mb-6 h-10 @xl:col-span-1" />
            <Skeleton className="mt-6.75 h-10" />
            <Skeleton className="mt-6.75 h-10" />
          </div>
          <div className="mt-6 @3xl:grid @3xl:grid-cols-[13.5rem_minmax(0,1fr)] @3xl:gap-8">
            <Skeleton className="hidden h-dvh @3xl:block" />
            <div className="min-h-dvh space-y-px">
              <Skeleton className="mb-4 h-10 w-40" />
              {['one', 'two', 'three', 'four', 'five'].map((name) => (
                <Skeleton key={name} className="h-36" />
              ))}
            </div>
          </div>
        </div>
      </Loading>
    </>
  );
}
