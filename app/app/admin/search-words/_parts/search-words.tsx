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
        title="Not found or left aside"
        description="Words of the last eight weeks that no course has under any name: searched for alone, or left aside in a sentence that found courses without them. Who it was is not kept, nor anything that looks like an address or a number."
      >
        <MissedList missed={missed} onAdd={(typed) => setDraft({ typed, means: [], isNew: true })} />
      </Section>
      <Section
        id="entries"
        title="Other names"
        description="Read in one direction, as whole words: “mba” finds the long name, not the other way round. It may be the name of a course, a university or a campus."
        className="mt-9"
        actions={
          <Button size="sm" onClick={() => setDraft({ typed: '', means: [], isNew: true })}>
            <Plus aria-hidden className="size-4" />
            Add an entry
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
                Set by admins
              </h3>
              <RowSheet>{own.map(line)}</RowSheet>
            </section>
          )}
          {rest.length > 0 && (
            <section aria-labelledby="built-in-entries" className="space-y-2">
              <h3 id="built-in-entries" className="text-md">
                Come with the product
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
