'use client';

import { Ellipsis } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { buttonStyle } from '@/components/ui/buttons/button-style';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { toast } from '@/components/ui/feedback/toast';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { Menu, type MenuItem } from '@/components/ui/windows/menu';
import { asRefusal, call } from '@/lib/api/client';
import { rereadPage } from '@/lib/api/network';
import type { SavedViewRow } from '@/lib/contract/people/saved-views';
import { useChange } from '../use-change';

interface ViewMenuProps {
  view: SavedViewRow;
  /** The viewer's own views of this list, in their order. */
  own: readonly SavedViewRow[];
  /** What the list shows now. */
  shown: string;
  /** The list without a view. */
  pathname: string;
}

/** What can be done with the view in sight. */
export function ViewMenu({ view, own, shown, pathname }: ViewMenuProps) {
  const router = useRouter();
  const [renaming, setRenaming] = useState(false);
  const params = { id: view._id };
  const run = async (change: () => Promise<{ message: string }>) => {
    try {
      toast.success((await change()).message);
    } catch (error) {
      toast.error(asRefusal(error, 'The view was not saved.').message);
    } finally {
      rereadPage(router);
    }
  };
  const place = own.findIndex(({ _id }) => _id === view._id);
  const moveTo = (to: number) => {
    const ids = own.map(({ _id }) => _id).filter((id) => id !== view._id);
    ids.splice(to, 0, view._id);
    return run(() => call('PUT /staff/views/order', { body: { ids } }));
  };
  const change = (body: { query?: string; shared?: boolean }) =>
    run(() => call('PATCH /staff/views/{id}', { params, body }));
  const items: MenuItem[] = [
    ...(shown === view.query ? [] : [{ label: 'Update to current view', onSelect: () => change({ query: shown }) }]),
    { label: 'Rename…', onSelect: () => setRenaming(true) },
    view.shared
      ? { label: 'Stop sharing', onSelect: () => change({ shared: false }) }
      : { label: 'Share with all staff', onSelect: () => change({ shared: true }) },
    ...(place > 0 ? [{ label: 'Move earlier', onSelect: () => moveTo(place - 1) }] : []),
    ...(place >= 0 && place < own.length - 1 ? [{ label: 'Move later', onSelect: () => moveTo(place + 1) }] : []),
    {
      label: 'Delete',
      destructive: true,
      onSelect: () =>
        run(async () => {
          const deleted = await call('DELETE /staff/views/{id}', { params });
          router.replace(shown ? `${pathname}?${shown}` : pathname, { scroll: false });
          return deleted;
        }),
    },
  ];
  return (
    <>
      <Menu
        trigger={<Ellipsis aria-hidden className="size-4" />}
        triggerLabel={`Change the view ${view.name}`}
        triggerClassName={buttonStyle('secondary', 'sm')}
        align="start"
        items={items}
      />
      {renaming && <RenameDialog view={view} onClose={() => setRenaming(false)} />}
    </>
  );
}

function RenameDialog({ view, onClose }: { view: SavedViewRow; onClose: () => void }) {
  const [name, setName] = useState(view.name);
  const { busy, refusal, run } = useChange(onClose);
  const save = () => run(() => call('PATCH /staff/views/{id}', { params: { id: view._id }, body: { name } }));
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Rename the view"
      onConfirm={save}
      confirmLabel="Save"
      busy={busy}
      size="md"
    >
      <Field label="Name" name="view-name" error={refusal && (refusal.fields.name ?? refusal.message)}>
        <TextInput value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
      </Field>
    </ConfirmDialog>
  );
}
