'use client';

import { useState } from 'react';
import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/controls/button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { Field } from '@/components/ui/controls/field';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { TextInput } from '@/components/ui/controls/text-input';
import { Textarea } from '@/components/ui/controls/textarea';
import { useSeen } from '@/components/ui/feedback/use-seen';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { call } from '@/lib/api/client';
import type { ReplyTemplateView } from '@/lib/contract/messages/reply-templates';
import { LONGEST_REPLY, REPLY_FIELD_NAMES } from '@/lib/domain/desk/reply-templates';

interface TemplateDialogProps {
  /** The one that is changed; a new one without it. */
  template?: ReplyTemplateView;
  onClose: () => void;
}

/** Asks for a template's name and text, and whether all staff have it. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
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
      title={template ? 'Edit template' : 'Add template'}
      confirmLabel="Save"
      busy={busy}
    >
      <div className="space-y-4">
        {refusal && !wrongName && !wrongText && (
          <FormErrorSummary title="Couldn’t save" errors={[{ message: refusal.message }]} attempt={attempt} />
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
