'use client';

import { Ellipsis, Merge, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type CategoryDraft, CategoryFields, missingNames } from '@/components/staff/category-fields';
import { AskDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { ICON_BUTTON } from '@/components/ui/buttons/icon-button';
import { Field } from '@/components/ui/controls/field';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { SearchInput } from '@/components/ui/controls/search-input';
import { SelectField } from '@/components/ui/controls/select-field';
import { Badge } from '@/components/ui/feedback/badge';
import { useSeen } from '@/components/ui/feedback/use-seen';
import { RowSheet } from '@/components/ui/layout/row-sheet';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { Menu } from '@/components/ui/windows/menu';
import { call } from '@/lib/api/client';
import type { CategoryView } from '@/lib/contract/catalogue/catalogue-management';

type Open = { what: 'edit' | 'merge' | 'delete'; category: CategoryView };

/** All categories with their subcategories, narrowed by a search box; each can be changed, merged and deleted. */
export function CategoryList({ categories }: { categories: readonly CategoryView[] }) {
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const words = search.trim().toLowerCase();
  const shown = categories.filter(({ name, subcategories }) =>
    [name, ...subcategories.map((one) => one.name)].some((text) => text.toLowerCase().includes(words)),
  );
  return (
    <>
      <SearchInput
        aria-label="Search categories"
        placeholder="Search categories"
        value={search}
        onText={setSearch}
        className="mb-4 sm:max-w-80"
      />
      {shown.length === 0 && <p className="py-8 text-center text-sm text-muted">No results for “{search}”.</p>}
      <RowSheet className="empty:hidden">
        {shown.map((category) => (
          <li key={category._id} className="flex items-start gap-3 py-2.5 ps-4 pe-2 sm:ps-5">
            <div className="grid min-w-0 flex-1 gap-x-6 gap-y-2 py-1.5 lg:grid-cols-[15rem_minmax(0,1fr)]">
              <h2 className="font-sans text-md tracking-normal wrap-anywhere">{category.name}</h2>
              <ul className="flex flex-wrap gap-1.5">
                {category.subcategories.map(({ _id, name }) => (
                  <li key={_id} className="max-w-full">
                    <Badge className="wrap-anywhere">{name}</Badge>
                  </li>
                ))}
                {category.subcategories.length === 0 && <li className="text-sm text-muted">No subcategories</li>}
              </ul>
            </div>
            <Menu
              trigger={<Ellipsis aria-hidden className="size-5" />}
              triggerLabel={`Actions for ${category.name}`}
              triggerClassName={ICON_BUTTON}
              items={[
                {
                  label: 'Edit',
                  icon: <Pencil aria-hidden className="size-4" />,
                  onSelect: () => setOpen({ what: 'edit', category }),
                },
                {
                  label: 'Merge into another',
                  icon: <Merge aria-hidden className="size-4" />,
                  disabled: categories.length < 2,
                  onSelect: () => setOpen({ what: 'merge', category }),
                },
                {
                  label: 'Delete',
                  icon: <Trash2 aria-hidden className="size-4" />,
                  destructive: true,
                  onSelect: () => setOpen({ what: 'delete', category }),
                },
              ]}
            />
          </li>
        ))}
      </RowSheet>
      {open?.what === 'edit' && <EditCategory category={open.category} onClose={close} />}
      {open?.what === 'merge' && <MergeCategory category={open.category} categories={categories} onClose={close} />}
      {open?.what === 'delete' && <DeleteCategory category={open.category} onClose={close} />}
    </>
  );
}

/** Deletes a category; the server refuses one that courses use, and says so here. */
function DeleteCategory({ category, onClose }: { category: CategoryView; onClose: () => void }) {
  const change = useChange(onClose);
  return (
    <AskDialog
      notDone="Couldn’t delete"
      onConfirm={() => change.run(() => call('DELETE /categories/{id}', { params: { id: category._id } }))}
      title={`Delete ${category.name}?`}
      text="Only a category that no course uses can be deleted. This can't be undone."
      confirmLabel="Delete"
      destructive
      change={change}
    />
  );
}

type MergeCategoryProps = { category: CategoryView; categories: readonly CategoryView[]; onClose: () => void };

/** Moves a category's courses and subcategories into another one. */
function MergeCategory({ category, categories, onClose }: MergeCategoryProps) {
  const [into, setInto] = useState('');
  const { busy, refusal, refuse, run } = useChange(onClose);

  const merge = () => {
    if (!into) return refuse({ message: 'Please choose a category.', fields: {} });
    return run(async () => {
      await call('POST /categories/{id}/merge', { params: { id: category._id }, body: { into } });
      return { message: `${category.name} was merged.` };
    });
  };

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={merge}
      title={`Merge ${category.name}?`}
      text="Its courses and subcategories will move to the other category, and this one will be deleted. This can’t be undone."
      confirmLabel="Merge"
      destructive
      busy={busy}
    >
      <Field label="Merge into" name="into" error={refusal?.fields.into ?? refusal?.message}>
        <SelectField
          placeholder="Choose a category"
          value={into}
          onChange={(event) => setInto(event.target.value)}
          options={categories
            .filter(({ _id }) => _id !== category._id)
            .map(({ _id, name }) => ({ value: _id, label: name }))}
        />
      </Field>
    </ConfirmDialog>
  );
}

/** Renames a category and its subcategories, adds new ones and removes those no course uses. */
function EditCategory({ category, onClose }: { category: CategoryView; onClose: () => void }) {
  const [draft, setDraft] = useState<CategoryDraft>(() => ({
    name: category.name,
    subcategories: category.subcategories.map(({ _id, name }) => ({ key: _id, _id, name })),
  }));
  const { busy, refusal, attempt, refuse, run } = useChange(onClose);
  const { seen, refused } = useSeen({ name: category.name, subcategories: category.subcategories });

  const save = () => {
    const missing = missingNames(draft);
    if (missing) return refuse({ message: 'Please enter all names.', fields: missing });
    const subcategories = draft.subcategories.map(({ _id, name }) => (_id ? { _id, name } : { name }));
    const body = { name: draft.name, subcategories, seen };
    return run(() => call('PUT /categories/{id}', { params: { id: category._id }, body }), refused);
  };

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Edit category"
      text="Courses get the new name automatically."
      onConfirm={save}
      confirmLabel="Save"
      busy={busy}
      size="md"
    >
      <form
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {refusal && (
          <FormErrorSummary
            title="Error occured."
            errors={[{ message: refusal.fields.subcategories ?? refusal.message }]}
            attempt={attempt}
          />
        )}
        <CategoryFields draft={draft} onDraft={setDraft} problems={refusal?.fields ?? {}} />
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </ConfirmDialog>
  );
}
