import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';
import { PageHeader } from '@/components/ui/layout/page-header';

/** `label` says what is loading to a screen reader. */
type TableLoadingProps = { title: string; description?: string; label: string };

/** A page with a table while it loads: its header, and the shape of a search box over ten rows. */
export function TableLoading({ title, description, label }: TableLoadingProps) {
  return (
    <>
      <PageHeader title={title} description={description} />
      <Loading label={label}>
        <Skeleton className="mb-4 h-10 w-full sm:max-w-80" />
        <div className="divide-y divide-line rounded-card border border-line bg-raised">
          {Array.from({ length: 10 }, (_, row) => `row ${row}`).map((row) => (
            <div key={row} className="flex h-13 items-center gap-6 px-4">
              <Skeleton className="h-4 w-16" />
              <Skeleton className="h-4 flex-1" />
              <Skeleton className="h-4 flex-1 max-sm:hidden" />
              <Skeleton className="h-4 w-28 max-md:hidden" />
            </div>
          ))}
        </div>
      </Loading>
    </>
  );
}
