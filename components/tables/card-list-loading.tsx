import { Loading, Skeleton } from '@/components/ui/feedback/skeleton';
import { PageHeader } from '@/components/ui/layout/page-header';

/** `label` says what is loading to a screen reader. */
type CardListLoadingProps = { title: string; label: string };

/** A page with a list of cards while it loads: its header, and the shape of a search box over five cards. */
export function CardListLoading({ title, label }: CardListLoadingProps) {
  return (
    <>
      <PageHeader title={title} />
      <Loading label={label}>
        <Skeleton className="mb-5 h-10 w-full sm:max-w-80" />
        <div className="space-y-3">
          {['first', 'second', 'third', 'fourth', 'fifth'].map((card) => (
            <div key={card} className="space-y-3 rounded-card border border-line bg-raised p-4 sm:p-5">
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-4 w-1/2" />
            </div>
          ))}
        </div>
      </Loading>
    </>
  );
}
