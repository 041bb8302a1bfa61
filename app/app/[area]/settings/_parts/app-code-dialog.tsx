'use client';

import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { Dialog } from '@/components/ui/windows/dialog';

type AppCodeDialogProps = {
  title: string;
  description: string;
  /** Of the button that goes on. */
  label: string;
  problem: string | undefined;
  busy: boolean;
  onCode: (code: string) => void;
  onClose: () => void;
  /** Above the code. */
  children?: ReactNode;
};

/** Asks for a code of the authenticator app. */
export function AppCodeDialog({
  title,
  description,
  label,
  problem,
  busy,
  onCode,
  onClose,
  children,
}: AppCodeDialogProps) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onCode(String(new FormData(event.currentTarget).get('app-code')));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {label}
          </Button>
        </>
      }
    >
      {children}
      <form id={id} noValidate method="post" onSubmit={submit}>
        <Field label="Code" name="app-code" error={problem}>
          <TextInput
            autoComplete="one-time-code"
            autoCapitalize="none"
            maxLength={14}
            spellCheck={false}
            data-initial-focus
            className="text-lg tracking-[0.2em] tabular-nums"
          />
        </Field>
      </form>
    </Dialog>
  );
}
