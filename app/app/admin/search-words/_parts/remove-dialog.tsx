'use client';

import { useChange } from '@/components/staff/use-change';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { call } from '@/lib/api/client';
import type { DictionaryEntryView } from '@/lib/contract/catalogue/search-dictionary';

export interface Removal {
  entry: DictionaryEntryView;
}

/** Removes an admin's entry, switches a built-in one off, or on again. */
export function RemoveDialog({ removal: { entry }, onClose }: { removal: Removal; onClose: () => void }) {
  const { busy, refusal, attempt, run } = useChange(onClose);
  const { typed, set, isOff, isBuiltIn } = entry;
  const [verb, text] = !set
    ? ['Switch off', 'The search reads the word as itself alone, within a second. It can be switched on again.']
    : isOff
      ? ['Switch on', 'The built-in entry counts again.']
      : ['Remove', isBuiltIn ? 'The built-in entry counts again.' : 'The search reads the word as itself alone.'];
  const change = () =>
    set
      ? call('DELETE /search-dictionary', { body: { typed } })
      : call('POST /search-dictionary/off', { body: { typed } });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => run(change)}
      title={`${verb} “${typed}”?`}
      text={text}
      confirmLabel={verb as string}
      destructive={verb === 'Remove'}
      busy={busy}
    >
      {refusal && <FormErrorSummary title="Not changed" errors={[{ message: refusal.message }]} attempt={attempt} />}
    </ConfirmDialog>
  );
}
