'use client';

import { useChange } from '@/components/staff/use-change';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { call } from '@/lib/api/client';
import type { CategoryView } from '@/lib/contract/catalogue/catalogue-management';

/** Deletes a category; the server refuses one that courses use, and says so here. */
export function DeleteCategory({ category, onClose }: { category: CategoryView; onClose: () => void }) {
  const { busy, refusal, attempt, run } = useChange(onClose);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => run(() => call('DELETE /categories/{id}', { params: { id: category._id } }))}
      title={`Delete ${category.name}?`}
      text="Only a category that no course uses can be deleted. This can't be undone."
      confirmLabel="Delete"
      destructive
      busy={busy}
    >
      {refusal && <FormErrorSummary title="Not deleted" errors={[{ message: refusal.message }]} attempt={attempt} />}
    </ConfirmDialog>
  );
}
