'use client';

import { Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';

/** A subcategory being written; `_id` where it exists already, `key` tells the rows apart meanwhile. */
export type SubcategoryDraft = { key: string; _id?: string; name: string };
export type CategoryDraft = { name: string; subcategories: SubcategoryDraft[] };
/** By field: 'name', 'subcategories.0.name'. */
export type CategoryProblems = Record<string, string>;

type CategoryFieldsProps = {
  draft: CategoryDraft;
  onDraft: (draft: CategoryDraft) => void;
  problems: CategoryProblems;
};

/** The name of a category and its list of subcategories; the last one left can't be removed. */
export function CategoryFields({ draft, onDraft, problems }: CategoryFieldsProps) {
  const { name, subcategories } = draft;
  const rowPrefix = useId();
  const [made, setMade] = useState(0);

  const put = (changed: SubcategoryDraft[]) => onDraft({ ...draft, subcategories: changed });
  const rename = (key: string, to: string) =>
    put(subcategories.map((one) => (one.key === key ? { ...one, name: to } : one)));
  const add = () => {
    setMade(made + 1);
    put([...subcategories, { key: `${rowPrefix} ${made}`, name: '' }]);
  };

  return (
    <>
      <Field label="Category name" name="name" error={problems.name}>
        <TextInput autoComplete="off" maxLength={200} {...wired(name, (name) => onDraft({ ...draft, name }))} />
      </Field>
      <fieldset className="space-y-3">
        <legend className="mb-2 text-sm font-medium">Subcategories</legend>
        {subcategories.map(({ key, name: subcategory }, at) => (
          <div key={key} className="flex items-end gap-2">
            <Field
              className="flex-1"
              label={`Subcategory ${at + 1}`}
              name={`subcategories.${at}.name`}
              error={problems[`subcategories.${at}.name`] ?? problems[`subcategories.${at}._id`]}
            >
              <TextInput autoComplete="off" maxLength={200} {...wired(subcategory, (text) => rename(key, text))} />
            </Field>
            {subcategories.length > 1 && (
              <IconButton
                label={`Remove subcategory ${at + 1}`}
                onClick={() => put(subcategories.filter((one) => one.key !== key))}
              >
                <Trash2 aria-hidden className="size-5" />
              </IconButton>
            )}
          </div>
        ))}
        <Button variant="secondary" size="sm" onClick={add} disabled={subcategories.length >= 200}>
          <Plus aria-hidden className="size-4" />
          Add subcategory
        </Button>
      </fieldset>
    </>
  );
}

/** What is missing before the server need be asked; null when nothing is. */
export function missingNames({ name, subcategories }: CategoryDraft): CategoryProblems | null {
  const found: CategoryProblems = {};
  if (!name.trim()) found.name = 'Please enter a name.';
  subcategories.forEach((one, at) => {
    if (!one.name.trim()) found[`subcategories.${at}.name`] = 'Please enter a name.';
  });
  return Object.keys(found).length > 0 ? found : null;
}
