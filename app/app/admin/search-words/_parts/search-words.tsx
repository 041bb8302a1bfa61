'use client';

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AskDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { SearchInput } from '@/components/ui/controls/search-input';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import { call } from '@/lib/api/client';
import type { DictionaryEntryView, MissedSearchView } from '@/lib/contract/catalogue/search-dictionary';
import { dateText } from '@/lib/domain/days/day-words';
import { EntryDialog, type EntryDraft } from './entry-dialog';

/** What was not found, each a press away from an entry, and all entries with a search. */
export function SearchWords(props: { entries: readonly DictionaryEntryView[]; missed: readonly MissedSearchView[] }) {
  const { entries, missed } = props;
  const [draft, setDraft] = useState<EntryDraft>();
  const [removal, setRemoval] = useState<Removal>();
  const [search, setSearch] = useState('');
  const words = search.trim().toLowerCase();
  const shown = entries.filter(({ typed, means }) => [typed, ...means].some((text) => text.includes(words)));
  const own = shown.filter(({ set }) => set);
  const rest = shown.filter(({ set }) => !set);
  const line = (entry: DictionaryEntryView) => (
    <EntryLine key={entry.typed} entry={entry} onEdit={setDraft} onRemove={setRemoval} />
  );
  return (
    <>
      <Section
        id="missed"
        title="Not found or not used"
        description="Words that people searched for in the last eight weeks and that match no course, alone or in a longer sentence. We don’t store who searched, or anything that looks like an address or a number."
      >
        <MissedList missed={missed} onAdd={(typed) => setDraft({ typed, means: [], isNew: true })} />
      </Section>
      <Section
        id="entries"
        title="Other names"
        description="Only whole words count, and only in one direction: “mba” finds the long name, but the long name doesn’t find “mba”. You can add other names for courses, universities and campuses."
        className="mt-9"
        actions={
          <Button size="sm" onClick={() => setDraft({ typed: '', means: [], isNew: true })}>
            <Plus aria-hidden className="size-4" />
            Add entry
          </Button>
        }
      >
        <SearchInput
          aria-label="Search entries"
          placeholder="Search entries"
          value={search}
          onText={setSearch}
          className="mb-4 sm:max-w-80"
        />
        {shown.length === 0 && <p className="py-8 text-center text-sm text-muted">No results for “{search}”.</p>}
        <div className="space-y-6">
          {own.length > 0 && (
            <section aria-labelledby="own-entries" className="space-y-2">
              <h3 id="own-entries" className="text-md">
                Added by admins
              </h3>
              <RowSheet>{own.map(line)}</RowSheet>
            </section>
          )}
          {rest.length > 0 && (
            <section aria-labelledby="built-in-entries" className="space-y-2">
              <h3 id="built-in-entries" className="text-md">
                Built-in
              </h3>
              <RowSheet>{rest.map(line)}</RowSheet>
            </section>
          )}
        </div>
      </Section>
      {draft && <EntryDialog draft={draft} onClose={() => setDraft(undefined)} />}
      {removal && <RemoveDialog removal={removal} onClose={() => setRemoval(undefined)} />}
    </>
  );
}

/** One entry: what is typed, what it is read as, and what can be done with it. */
function EntryLine(props: {
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

interface Removal {
  entry: DictionaryEntryView;
}

/** Removes an admin's entry, switches a built-in one off, or on again. */
function RemoveDialog({ removal: { entry }, onClose }: { removal: Removal; onClose: () => void }) {
  const change = useChange(onClose);
  const { typed, set, isOff, isBuiltIn } = entry;
  const [verb, text] = !set
    ? ['Turn off', 'The search stops using this entry within a second. You can turn it on again.']
    : isOff
      ? ['Turn on', 'The built-in entry will be used again.']
      : ['Remove', isBuiltIn ? 'The built-in entry will be used again.' : 'Only the word itself will be searched.'];
  const remove = () =>
    set
      ? call('DELETE /search-dictionary', { body: { typed } })
      : call('POST /search-dictionary/off', { body: { typed } });
  return (
    <AskDialog
      notDone="Couldn’t change"
      onConfirm={() => change.run(remove)}
      title={`${verb} “${typed}”?`}
      text={text}
      confirmLabel={verb as string}
      destructive={verb === 'Remove'}
      change={change}
    />
  );
}

/** How many are shown at first. */
const FEW = 10;

/** What was not found, the most frequent first. */
function MissedList(props: { missed: readonly MissedSearchView[]; onAdd: (typed: string) => void }) {
  const { missed, onAdd } = props;
  const [isAll, setIsAll] = useState(false);
  const [forgotten, setForgotten] = useState<string>();
  if (missed.length === 0) return <p className="text-sm text-muted">Nothing yet.</p>;
  return (
    <>
      <RowSheet>
        {missed.slice(0, isAll ? undefined : FEW).map(({ text, count, week }) => (
          <SheetRow
            key={text}
            endUnder
            end={
              <span className="flex flex-wrap justify-end gap-2">
                <Button size="sm" variant="secondary" onClick={() => onAdd(text)}>
                  Add a name<span className="sr-only"> for “{text}”</span>
                </Button>
                <Button size="sm" variant="ghost" onClick={() => setForgotten(text)}>
                  Delete<span className="sr-only"> the counts of “{text}”</span>
                </Button>
              </span>
            }
          >
            <p className="font-medium wrap-anywhere">{text}</p>
            <p className="text-sm text-muted tabular-nums">
              {count === 1 ? 'once' : `${count.toLocaleString('en-GB')} times`}, last in the week of {dateText(week)}
            </p>
          </SheetRow>
        ))}
      </RowSheet>
      {missed.length > FEW && !isAll && (
        <Button size="sm" variant="ghost" className="mt-2" onClick={() => setIsAll(true)}>
          Show all {missed.length}
        </Button>
      )}
      {forgotten !== undefined && <ForgetDialog text={forgotten} onClose={() => setForgotten(undefined)} />}
    </>
  );
}

/** Deletes the counts of a text that was not found. */
function ForgetDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const change = useChange(onClose);
  return (
    <AskDialog
      notDone="Couldn’t delete"
      onConfirm={() => change.run(() => call('DELETE /missed-searches', { body: { text } }))}
      title={`Delete the counts for “${text}”?`}
      text="It will appear again if someone searches for it."
      confirmLabel="Delete"
      change={change}
    />
  );
}
