'use client';

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { SearchInput } from '@/components/ui/controls/search-input';
import { RowSheet } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import type { DictionaryEntryView, MissedSearchView } from '@/lib/contract/catalogue/search-dictionary';
import { EntryDialog, type EntryDraft } from './entry-dialog';
import { EntryLine } from './entry-line';
import { MissedList } from './missed-list';
import { type Removal, RemoveDialog } from './remove-dialog';

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
        description="Words from searches in the last eight weeks that match no course: searched alone, or not used in a longer sentence. We don’t store who searched, or anything that looks like an address or a number."
      >
        <MissedList missed={missed} onAdd={(typed) => setDraft({ typed, means: [], isNew: true })} />
      </Section>
      <Section
        id="entries"
        title="Other names"
        description="Only whole words count, and only in one direction: “mba” finds the long name, but the long name doesn’t find “mba”. A name can be that of a course, a university or a campus."
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
        {shown.length === 0 && <p className="py-8 text-center text-sm text-muted">Nothing matches '{search}'.</p>}
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
