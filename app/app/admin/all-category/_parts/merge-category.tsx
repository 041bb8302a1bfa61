'use client';

import { useState } from 'react';
import { useChange } from '@/components/staff/use-change';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { call } from '@/lib/api/client';
import type { CategoryView } from '@/lib/contract/catalogue/catalogue-management';

type MergeCategoryProps = { category: CategoryView; categories: readonly CategoryView[]; onClose: () => void };

/** Moves a category's courses and subcategories into another one. */
export function MergeCategory({ category, categories, onClose }: MergeCategoryProps) {
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
      text="Its courses and subcategories move to the other category, and this one is deleted. This can't be undone."
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
