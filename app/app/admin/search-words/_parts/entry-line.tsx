import { Button } from '@/components/ui/controls/button';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { SheetRow } from '@/components/ui/layout/row-sheet';
import type { DictionaryEntryView } from '@/lib/contract/catalogue/search-dictionary';
import { dateText } from '@/lib/domain/days/day-words';
import type { EntryDraft } from './entry-dialog';
import type { Removal } from './remove-dialog';

/** One entry: what is typed, what it is read as, and what can be done with it. */
export function EntryLine(props: {
  entry: DictionaryEntryView;
  onEdit: (draft: EntryDraft) => void;
  onRemove: (removal: Removal) => void;
}) {
  const { entry, onEdit, onRemove } = props;
  const { typed, means, levels, set, isBuiltIn, isOff } = entry;
  const named = <span className="sr-only"> “{typed}”</span>;
  const removalText = !set ? 'Turn off' : isOff ? 'Turn on' : 'Remove';
  return (
    <SheetRow
      endUnder
      end={
        <span className="flex flex-wrap justify-end gap-2">
          {!isOff && (
            <Button size="sm" variant="secondary" onClick={() => onEdit({ typed, means: [...means], isNew: !set })}>
              {set ? 'Edit' : 'Replace'}
              {named}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={() => onRemove({ entry })}>
            {removalText}
            {named}
          </Button>
        </span>
      }
    >
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
        <span className="font-medium">{typed}</span>
        {isOff && <StatusChip tone="neutral">Off</StatusChip>}
        {set && !isOff && isBuiltIn && <StatusChip tone="brand">Replaces a built-in entry</StatusChip>}
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        {[means.join(', '), levels.length > 0 && `level ${levels.join(', ')}`].filter(Boolean).join(' · ')}
        {set && ` · ${set.by || 'an admin'}, ${dateText(set.at)}`}
      </p>
    </SheetRow>
  );
}
