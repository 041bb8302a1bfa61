'use client';

import { type FormEvent, useState } from 'react';
import {
  type CategoryDraft,
  CategoryFields,
  type CategoryProblems,
  missingNames,
} from '@/components/staff/category-fields';
import { Button } from '@/components/ui/buttons/button';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { toast } from '@/components/ui/feedback/toast';
import { Card } from '@/components/ui/layout/card';
import { CallError, call } from '@/lib/api/client';

const EMPTY: CategoryDraft = { name: '', subcategories: [{ key: 'first', name: '' }] };
const FAILED = 'Error occured.';

/** The form for a new category; empty again after it was added. */
export function AddCategoryForm() {
  const [draft, setDraft] = useState(EMPTY);
  const [problems, setProblems] = useState<CategoryProblems>({});
  const [title, setTitle] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);

  const fail = (found: CategoryProblems, said?: string) => {
    setProblems(found);
    setTitle(said);
    setAttempt((count) => count + 1);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const missing = missingNames(draft);
    if (missing) return fail(missing);
    setBusy(true);
    setProblems({});
    try {
      const subcategories = draft.subcategories.map(({ name }) => ({ name }));
      await call('POST /add-category', { body: { name: draft.name, subcategories } });
      toast.success('Category added successfully!');
      setDraft(EMPTY);
    } catch (error) {
      const { message, fields } = error instanceof CallError ? error : new CallError(0, FAILED);
      fail(Object.keys(fields).length > 0 ? fields : { form: message }, FAILED);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card className="max-w-lg">
      <form noValidate className="space-y-5" onSubmit={submit}>
        <FormErrorSummary
          title={title}
          attempt={attempt}
          errors={Object.entries(problems).map(([name, message]) =>
            name === 'form' ? { message } : { name, message: `${labelOf(name)}: ${message}` },
          )}
        />
        <CategoryFields draft={draft} onDraft={setDraft} problems={problems} />
        <Button type="submit" busy={busy}>
          Add category
        </Button>
      </form>
    </Card>
  );
}

/** 'subcategories.1.name' → 'Subcategory 2'. */
function labelOf(field: string): string {
  const at = /^subcategories\.(\d+)/.exec(field)?.[1];
  return at === undefined ? 'Category name' : `Subcategory ${Number(at) + 1}`;
}
