import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';

const STEPS = ['first', 'second', 'third', 'fourth', 'fifth'];
const FIELDS = [...STEPS, 'sixth', 'seventh', 'eighth', 'ninth'];

/** The shape of a step of the wizard. */
export default function ProfileSkeleton() {
  return (
    <Loading label="Loading the profile">
      <Skeleton className="mb-3 h-8 w-32" />
      <Skeleton className="mb-6 h-5 w-96 max-w-full" />
      <Skeleton className="mb-3 h-4 w-20" />
      <div className="mb-8 flex gap-6 max-sm:flex-col">
        {STEPS.map((step) => (
          <Skeleton key={step} className="h-8 flex-1 max-sm:w-48" />
        ))}
      </div>
      <div className="rounded-card border border-line bg-raised p-4 sm:p-6">
        <Skeleton className="mb-5 h-6 w-48" />
        <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
          {FIELDS.map((field) => (
            <Skeleton key={field} className="h-16" />
          ))}
        </div>
      </div>
    </Loading>
  );
}
