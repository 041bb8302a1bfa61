'use client';

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AskDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { Textarea } from '@/components/ui/controls/textarea';
import { ticked, wired } from '@/components/ui/controls/wired';
import { useSeen } from '@/components/ui/feedback/use-seen';
import { RowSheet, SheetHead, SheetRow } from '@/components/ui/layout/row-sheet';
import { call } from '@/lib/api/client';
import type { ReplyTemplateView } from '@/lib/contract/messages/reply-templates';
import { LONGEST_REPLY, REPLY_FIELD_NAMES } from '@/lib/domain/desk/reply-templates';

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

interface TemplateDialogProps {
  /** The one that is changed; a new one without it. */
  template?: ReplyTemplateView;
  onClose: () => void;
}

/** Asks for a template's name and text, and whether all staff have it. */
function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const [name, setName] = useState(template?.name ?? '');
  const [text, setText] = useState(template?.text ?? '');
  const [shared, setShared] = useState(template?.shared ?? false);
  const change = useChange(onClose);
  const body = { name, text, shared };
  const { seen, refused } = useSeen(body);
  const save = () =>
    change.run(
      () =>
        template
          ? call('PUT /staff/reply-templates/{id}', { params: { id: template._id }, body: { ...body, seen } })
          : call('POST /staff/reply-templates', { body }),
      refused,
    );
  const remove = () =>
    template && change.run(() => call('DELETE /staff/reply-templates/{id}', { params: { id: template._id } }));
  return (
    <AskDialog
      notDone="Not saved"
      own={['name', 'text']}
      size="lg"
      onConfirm={save}
      title={template ? 'Edit template' : 'Add template'}
      confirmLabel="Save"
      change={change}
    >
      <Field label="Name" name="name">
        <TextInput autoComplete="off" maxLength={80} {...wired(name, setName)} />
      </Field>
      <Field label="Text" name="text" hint={`Fields: ${REPLY_FIELD_NAMES.map((field) => `{${field}}`).join(', ')}.`}>
        <Textarea rows={7} maxLength={LONGEST_REPLY} {...wired(text, setText)} />
      </Field>
      <Checkbox label="Shared by all staff" {...ticked(shared, setShared)} />
      {template && (
        <Button variant="secondary" size="sm" disabled={change.busy} onClick={remove}>
          Delete this template
        </Button>
      )}
    </AskDialog>
  );
}
