'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { RowSheet, SheetHead, SheetRow } from '@/components/ui/layout/row-sheet';
import type { ChecklistTemplateView } from '@/lib/contract/applications/checklist-templates';
import { KIND_TITLES } from '@/lib/domain/applications/checklist';
import { dateText } from '@/lib/domain/days/day-words';
import { TemplateDialog } from './template-dialog';

/** All templates with their lines, each with its source and the day it was checked. */
export function TemplateList({ templates }: { templates: readonly ChecklistTemplateView[] }) {
  const [edited, setEdited] = useState<ChecklistTemplateView>();
  return (
    <>
      <Button
        className="mb-4"
        onClick={() => setEdited({ country: 'Canada', level: null, items: [], updatedOn: null })}
      >
        Add template…
      </Button>
      <div className="space-y-6">
        <h2 className="sr-only">Templates</h2>
        {templates.map((template) => (
          <RowSheet key={nameOf(template)}>
            <SheetHead
              title={nameOf(template)}
              end={
                <Button size="sm" variant="secondary" onClick={() => setEdited(template)}>
                  Edit<span className="sr-only"> {nameOf(template)}</span>
                </Button>
              }
            >
              {template.updatedOn ? `changed ${dateText(template.updatedOn)}` : 'built-in'}
            </SheetHead>
            {template.items.map(({ kind, label, source, checkedOn }) => (
              <SheetRow key={`${kind} ${label}`}>
                <p className="font-medium wrap-anywhere">{label}</p>
                <p className="text-fine text-muted wrap-anywhere">
                  {KIND_TITLES[kind] !== label && `${KIND_TITLES[kind]} · `}
                  {source}, checked {dateText(checkedOn)}
                </p>
              </SheetRow>
            ))}
          </RowSheet>
        ))}
      </div>
      {edited && <TemplateDialog template={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

const nameOf = ({ country, level }: ChecklistTemplateView) => `${level ?? 'All levels'}, ${country ?? 'all countries'}`;
