'use client';

import { AskDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { call } from '@/lib/api/client';
import type { DictionaryEntryView } from '@/lib/contract/catalogue/search-dictionary';

export interface Removal {
  entry: DictionaryEntryView;
}

/** Removes an admin's entry, switches a built-in one off, or on again. */
export function RemoveDialog({ removal: { entry }, onClose }: { removal: Removal; onClose: () => void }) {
  const change = useChange(onClose);
  const { typed, set, isOff, isBuiltIn } = entry;
  const [verb, text] = !set
    ? ['Turn off', 'Searches stop using this entry within a second. You can turn it on again.']
    : isOff
      ? ['Turn on', 'The built-in entry is used again.']
      : ['Remove', isBuiltIn ? 'The built-in entry is used again.' : 'Searches will use only the word itself.'];
  const remove = () =>
    set
      ? call('DELETE /search-dictionary', { body: { typed } })
      : call('POST /search-dictionary/off', { body: { typed } });
  return (
    <AskDialog
      notDone="Couldn’t change"
      open
      onClose={onClose}
      onConfirm={() => change.run(remove)}
      title={`${verb} “${typed}”?`}
      text={text}
      confirmLabel={verb as string}
      destructive={verb === 'Remove'}
      change={change}
    />
  );
}
