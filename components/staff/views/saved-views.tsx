'use client';

import { Users } from 'lucide-react';
import { usePathname, useSearchParams } from 'next/navigation';
import { LinkTabs } from '@/components/ui/layout/link-tabs';
import type { SavedViewRow } from '@/lib/contract/people/saved-views';
import type { ViewedList } from '@/lib/domain/desk/saved-views';
import { SaveView } from './save-view';
import { ViewMenu } from './view-menu';

interface SavedViewsProps {
  list: ViewedList;
  /** Those of this list that the viewer sees, their own first. */
  views: readonly SavedViewRow[];
}

/** The views of a list as tabs: all of it, the viewer's own, those that others share. */
export function SavedViews({ list, views }: SavedViewsProps) {
  const pathname = usePathname();
  const params = useSearchParams();
  const shown = shownQuery(params);
  const hrefOf = ({ _id, query }: SavedViewRow) => `${pathname}?${query ? `${query}&` : ''}view=${_id}`;
  const current = views.find(({ _id }) => _id === params.get('view'));
  const isWhole = !current && shown === '';
  const savable = shown !== '' && shown !== current?.query;
  if (!views.length && !savable) return null;
  return (
    <div className="mb-3.5 flex flex-wrap items-center gap-x-3 gap-y-1">
      {views.length > 0 && (
        <LinkTabs
          label="Saved views"
          className="min-w-0 max-w-full"
          current={current ? hrefOf(current) : isWhole ? pathname : ''}
          tabs={[
            { href: pathname, label: 'All' },
            ...views.map((view) => ({
              href: hrefOf(view),
              label: view.own ? view.name : `${view.name} (${view.madeBy})`,
              ...(view.shared
                ? { icon: <Users role="img" aria-label="Shared:" className="size-3.5 shrink-0 text-muted" /> }
                : {}),
            })),
          ]}
        />
      )}
      {current?.canEdit && (
        <ViewMenu view={current} own={views.filter(({ own }) => own)} shown={shown} pathname={pathname} />
      )}
      {savable && <SaveView list={list} query={shown} />}
    </div>
  );
}

/** What a view keeps of an address. */
function shownQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  for (const name of ['page', 'view']) kept.delete(name);
  return String(kept);
}
