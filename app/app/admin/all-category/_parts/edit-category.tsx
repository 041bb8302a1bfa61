'use client';

import { useState } from 'react';
import { type CategoryDraft, CategoryFields, missingNames } from '@/components/staff/category-fields';
import { useChange } from '@/components/staff/use-change';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { useSeen } from '@/components/ui/feedback/use-seen';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { call } from '@/lib/api/client';
import type { CategoryView } from '@/lib/contract/catalogue/catalogue-management';

/** Renames a category and its subcategories, adds new ones and removes those no course uses. */
export function EditCategory({ category, onClose }: { category: CategoryView; onClose: () => void }) {
  const [draft, setDraft] = useState<CategoryDraft>(() => ({
    name: category.name,
    subcategories: category.subcategories.map(({ _id, name }) => ({ key: _id, _id, name })),
  }));
  const { busy, refusal, attempt, refuse, run } = useChange(onClose);
  const { seen, refused } = useSeen({ name: category.name, subcategories: category.subcategories });

  const save = () => {
    const missing = missingNames(draft);
    if (missing) return refuse({ message: 'Please enter every name.', fields: missing });
    const subcategories = draft.subcategories.map(({ _id, name }) => (_id ? { _id, name } : { name }));
    const body = { name: draft.name, subcategories, seen };
    return run(() => call('PUT /categories/{id}', { params: { id: category._id }, body }), refused);
  };

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Edit category"
      text="Courses are updated with the new name automatically."
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
