'use client';

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/controls/button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { Field } from '@/components/ui/controls/field';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { TextInput } from '@/components/ui/controls/text-input';
import { Textarea } from '@/components/ui/controls/textarea';
import { useSeen } from '@/components/ui/feedback/use-seen';
import { RowSheet, SheetHead, SheetRow } from '@/components/ui/layout/row-sheet';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
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
  const { busy, refusal, attempt, run } = useChange(onClose);
  const body = { name, text, shared };
  const { seen, refused } = useSeen(body);
  const save = () =>
    run(
      () =>
        template
          ? call('PUT /staff/reply-templates/{id}', { params: { id: template._id }, body: { ...body, seen } })
          : call('POST /staff/reply-templates', { body }),
      refused,
    );
  const remove = () =>
    template && run(() => call('DELETE /staff/reply-templates/{id}', { params: { id: template._id } }));
  const { name: wrongName, text: wrongText } = refusal?.fields ?? {};
  return (
    <ConfirmDialog
      open
      size="lg"
      onClose={onClose}
      onConfirm={save}
      title={template ? 'Edit the template' : 'Add a template'}
      confirmLabel="Save"
      busy={busy}
    >
      <div className="space-y-4">
        {refusal && !wrongName && !wrongText && (
          <FormErrorSummary title="Not saved" errors={[{ message: refusal.message }]} attempt={attempt} />
        )}
        <Field label="Name" name="name" {...(wrongName ? { error: wrongName } : {})}>
          <TextInput autoComplete="off" maxLength={80} value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field
          label="Text"
          name="text"
          hint={`Fields: ${REPLY_FIELD_NAMES.map((field) => `{${field}}`).join(', ')}`}
          {...(wrongText ? { error: wrongText } : {})}
        >
          <Textarea rows={7} maxLength={LONGEST_REPLY} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        <Checkbox label="Shared by all staff" checked={shared} onChange={(event) => setShared(event.target.checked)} />
        {template && (
          <Button variant="secondary" size="sm" disabled={busy} onClick={remove}>
            Delete this template
          </Button>
        )}
      </div>
    </ConfirmDialog>
  );
}
