'use client';

import { Ellipsis, Merge, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ICON_BUTTON } from '@/components/ui/controls/icon-button';
import { SearchInput } from '@/components/ui/controls/search-input';
import { Badge } from '@/components/ui/feedback/badge';
import { RowSheet } from '@/components/ui/layout/row-sheet';
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
