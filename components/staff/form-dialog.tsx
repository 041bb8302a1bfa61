import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { FieldErrors } from '@/components/ui/controls/field-context';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { Dialog } from '@/components/ui/windows/dialog';
import { type RefusalLine, refusalLines, type useChange } from './use-change';

type Change = ReturnType<typeof useChange>;

interface FormDialogProps {
  open?: boolean;
  /** Given up; what closes it when the change is made, where it isn't said. */
  onClose?: () => void;
  title: string;
  description: string;
  /** What the form's call is run with. */
  change: Change;
  onSave: () => void;
  saveLabel?: string;
  /** The line of the summary for a refused field; a link to the field unless it says otherwise. */
  lineOf?: (name: string, message: string) => RefusalLine;
  /** At the other end of the foot. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A form in a dialog, with why it wasn't saved on top and at its fields, and Cancel and Save at the foot. */
export function FormDialog({
  open = true,
  change: { busy, refusal, attempt, onClose: close },
  onClose = close,
  title,
  description,
  onSave,
  saveLabel = 'Save',
  lineOf,
  aside,
  children,
}: FormDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      size="lg"
      footer={
        <>
          {aside}
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} onClick={onSave}>
            {saveLabel}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field saves, as in any form. */}
      <div className="space-y-5" onKeyDown={(event) => isSaving(event) && !busy && onSave()}>
        {refusal && (
          <FormErrorSummary
            title={/^Send/.test(saveLabel) ? 'Couldn’t send' : 'Couldn’t save'}
            errors={refusalLines(refusal, lineOf)}
            attempt={attempt}
          />
        )}
        <FieldErrors value={refusal?.fields ?? NONE}>{children}</FieldErrors>
      </div>
    </Dialog>
  );
}

/** Enter in a field of one line; where Enter chooses or searches it doesn't save. */
const isSaving = ({ key, target, currentTarget, defaultPrevented, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' &&
  !defaultPrevented &&
  !nativeEvent.isComposing &&
  target instanceof HTMLInputElement &&
  // React also passes on what happens in a window that was opened from this one.
  currentTarget.contains(target) &&
  !['checkbox', 'radio', 'file', 'search'].includes(target.type) &&
  target.getAttribute('role') !== 'combobox';

const NONE = {};

type AskDialogProps = Omit<ComponentProps<typeof ConfirmDialog>, 'busy' | 'open' | 'onClose'> & {
  open?: boolean;
  /** Given up; what closes it when the change is made, where it isn't said. */
  onClose?: () => void;
  /** What the change is run with. */
  change: Change;
  /** Over the reason why it wasn't done, such as 'Not deleted'. */
  notDone: string;
  /** Fields that say by themselves why they were refused: nothing is said on top then. */
  own?: readonly string[];
};

/** A question, with few fields or none, and on top why what it asks for wasn't done. */
export function AskDialog({ open = true, change, notDone, own = [], children, ...question }: AskDialogProps) {
  const { busy, refusal, attempt, onClose } = change;
  const isSaid = own.some((name) => refusal?.fields[name]);
  return (
    <ConfirmDialog onClose={onClose} {...question} open={open} busy={busy}>
      {(refusal || children) && (
        <div className="space-y-4">
          {refusal && !isSaid && (
            <FormErrorSummary title={notDone} errors={[{ message: refusal.message }]} attempt={attempt} />
          )}
          <FieldErrors value={refusal?.fields ?? NONE}>{children}</FieldErrors>
        </div>
      )}
    </ConfirmDialog>
  );
}
