'use client';

import { AskDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { call } from '@/lib/api/client';
import type { CategoryView } from '@/lib/contract/catalogue/catalogue-management';

/** Deletes a category; the server refuses one that courses use, and says so here. */
export function DeleteCategory({ category, onClose }: { category: CategoryView; onClose: () => void }) {
  const change = useChange(onClose);
  return (
    <AskDialog
      notDone="Couldn’t delete"
      open
      onClose={onClose}
      onConfirm={() => change.run(() => call('DELETE /categories/{id}', { params: { id: category._id } }))}
      title={`Delete ${category.name}?`}
      text="Only a category that no course uses can be deleted. This can't be undone."
      confirmLabel="Delete"
      destructive
      change={change}
    />
  );
}
