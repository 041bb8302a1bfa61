'use client';

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { RowSheet, SheetHead, SheetRow } from '@/components/ui/layout/row-sheet';
import type { ReplyTemplateView } from '@/lib/contract/messages/reply-templates';
import { TemplateDialog } from './template-dialog';

/** The shared templates and one's own, each to be changed. */
export function ReplyTemplates({ templates }: { templates: readonly ReplyTemplateView[] }) {
  const [edited, setEdited] = useState<ReplyTemplateView | 'new'>();
  const groups = [
    { title: 'Shared by all staff', found: templates.filter(({ shared }) => shared) },
    { title: 'Your own', found: templates.filter(({ shared }) => !shared) },
  ];
  return (
    <>
      <Button className="mb-4" onClick={() => setEdited('new')}>
        <Plus aria-hidden className="size-4" />
        Add template
      </Button>
      <RowSheet>
        {groups.flatMap(({ title, found }) => [
          <SheetHead key={title} title={title} headingLevel="h2">
            {found.length}
          </SheetHead>,
          ...found.map((template) => (
            <SheetRow
              key={template._id}
              end={
                <Button size="row" variant="secondary" onClick={() => setEdited(template)}>
                  Edit<span className="sr-only"> {template.name}</span>
                </Button>
              }
            >
              <p className="text-sm font-medium wrap-anywhere">{template.name}</p>
              <p className="line-clamp-2 max-w-reading text-fine text-muted wrap-anywhere">{template.text}</p>
            </SheetRow>
          )),
        ])}
      </RowSheet>
      {edited && (
        <TemplateDialog {...(edited === 'new' ? {} : { template: edited })} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
