'use client';

import { Ellipsis, Merge, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ICON_BUTTON } from '@/components/ui/controls/icon-button';
import { SearchInput } from '@/components/ui/controls/search-input';
import { Badge } from '@/components/ui/feedback/badge';
import { Card } from '@/components/ui/layout/card';
import { Menu } from '@/components/ui/windows/menu';
import type { CategoryView } from '@/lib/contract/catalogue/catalogue-management';
import { DeleteCategory } from './delete-category';
import { EditCategory } from './edit-category';
import { MergeCategory } from './merge-category';

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
      {shown.length === 0 && <p className="py-8 text-center text-sm text-muted">Nothing matches '{search}'.</p>}
      <ul className="space-y-3">
        {shown.map((category) => (
          <Card key={category._id} as="li" padding="sm" className="flex items-start gap-3">
            <div className="min-w-0 flex-1">
              <h2 className="text-base font-medium wrap-anywhere">{category.name}</h2>
              <ul className="mt-2 flex flex-wrap gap-1.5">
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
          </Card>
        ))}
      </ul>
      {open?.what === 'edit' && <EditCategory category={open.category} onClose={close} />}
      {open?.what === 'merge' && <MergeCategory category={open.category} categories={categories} onClose={close} />}
      {open?.what === 'delete' && <DeleteCategory category={open.category} onClose={close} />}
    </>
  );
}
