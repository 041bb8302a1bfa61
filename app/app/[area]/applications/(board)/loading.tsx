import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';
import { PageHeader } from '@/components/ui/layout/page-header';

/** The shape of the board. */
export default function BoardSkeleton() {
  return (
    <>
      <PageHeader
        title="Applications"
        description="Open applications, the oldest on top. A move is told to the student and their agent."
      />
      <Loading label="Loading applications">
        <Skeleton className="mb-5 h-10 w-full sm:max-w-80" />
        <div className="flex gap-3 overflow-hidden">
          {['first', 'second', 'third', 'fourth'].map((column) => (
            <div key={column} className="w-72 shrink-0 space-y-2 rounded-card bg-sunken p-2 max-md:w-[85vw]">
              <Skeleton className="h-6 w-32 bg-raised" />
              <Skeleton className="h-32 w-full bg-raised" />
              <Skeleton className="h-32 w-full bg-raised" />
            </div>
          ))}
        </div>
      </Loading>
    </>
  );
}
