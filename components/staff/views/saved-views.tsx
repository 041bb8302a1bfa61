'use client';

import { BookmarkPlus, Users } from 'lucide-react';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { ticked, wired } from '@/components/ui/controls/wired';
import { LinkTabs } from '@/components/ui/layout/link-tabs';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { Opener } from '@/components/ui/windows/opener';
import { call } from '@/lib/api/client';
import type { SavedViewRow } from '@/lib/contract/people/saved-views';
import type { ViewedList } from '@/lib/domain/desk/saved-views';
import { useChange } from '../use-change';
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

/** Keeps what the list shows now under a name. */
function SaveView({ list, query }: { list: ViewedList; query: string }) {
  return (
    <Opener
      size="sm"
      variant="secondary"
      opens={(onClose) => <SaveViewDialog list={list} query={query} onClose={onClose} />}
    >
      <BookmarkPlus aria-hidden className="size-4" />
      Save this view
    </Opener>
  );
}

function SaveViewDialog({ list, query, onClose }: { list: ViewedList; query: string; onClose: () => void }) {
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const router = useRouter();
  const pathname = usePathname();
  const { busy, refusal, run } = useChange(onClose);
  const save = (event?: FormEvent) => {
    event?.preventDefault();
    return run(async () => {
      const made = await call('POST /staff/views', { body: { list, name, query, shared } });
      router.replace(`${pathname}?${query}&view=${made._id}`, { scroll: false });
      return made;
    });
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Save this view"
      text="We save the search, filters and sort order as a tab above the list."
      onConfirm={() => save()}
      confirmLabel="Save"
      busy={busy}
      size="md"
    >
      <form noValidate onSubmit={save} className="space-y-4">
        <Field label="Name" name="view-name" error={refusal && (refusal.fields.name ?? refusal.message)}>
          <TextInput autoComplete="off" data-initial-focus="" {...wired(name, setName)} maxLength={60} />
        </Field>
        <Checkbox label="Share with all staff" {...ticked(shared, setShared)} />
        {/* Enter saves. */}
        <button type="submit" hidden />
      </form>
    </ConfirmDialog>
  );
}
