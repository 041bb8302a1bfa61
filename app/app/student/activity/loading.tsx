import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';
import { ActivityHeader } from './_parts/activity-header';

const ENTRIES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** The shape of the activity log. */
export default function ActivitySkeleton() {
  return (
    <>
      <ActivityHeader />
      <Loading label="Loading your activity">
        <div className="space-y-5 rounded-card border border-line bg-raised p-4 sm:p-6">
          {ENTRIES.map((entry) => (
            <div key={entry} className="flex gap-3">
              <Skeleton className="size-7 shrink-0 rounded-full" />
              <div className="flex-1 space-y-1.5">
                <Skeleton className="h-4 w-3/5" />
                <Skeleton className="h-3 w-24" />
              </div>
            </div>
          ))}
        </div>
      </Loading>
    </>
  );
}
