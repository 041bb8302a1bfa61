'use client';

import { useRouter } from 'next/navigation';
import { useActionState, useEffect, useState } from 'react';
import { activeFilters } from '@/components/course-search/active-filters';
import { clearRecentSearches, recentSearches } from '@/components/course-search/saved/recent-searches';
import { readQuery } from '@/components/course-search/search-address';
import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Link } from '@/components/ui/buttons/link';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { ticked, wired } from '@/components/ui/controls/wired';
import { toast } from '@/components/ui/feedback/toast';
import { usePress } from '@/components/ui/feedback/use-press';
import { useRun } from '@/components/ui/feedback/use-run';
import { RowSheet } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import { call } from '@/lib/api/client';
import type { SavedSearchView } from '@/lib/contract/catalogue/saved-searches';
import { SAVED_SEARCHES } from '@/lib/domain/search/limits';
import { saveSearchWithoutScript } from './save-search-without-script';

interface SavedSearchesProps {
  searches: readonly SavedSearchView[];
  /** A search that is to get a name: the search part of an address. */
  toSave: string | undefined;
  /** The search page. */
  page: string;
}

/** The saved searches with their mails, a form where one is to be saved, and the last searches of this browser. */
export function SavedSearches({ searches, toSave, page }: SavedSearchesProps) {
  return (
    <Section
      id="saved-searches"
      title="Saved searches"
      description="We email you once a week if there are new courses. You can save up to ten searches."
      className="mt-10 scroll-mt-20"
    >
      {toSave && <SaveSearchForm key={toSave} search={toSave} />}
      {searches.length > 0 ? (
        <RowSheet>
          {searches.map((search) => (
            <SavedSearchLine key={search._id} search={search} page={page} />
          ))}
        </RowSheet>
      ) : (
        !toSave && (
          <p className="text-sm text-muted">
            No saved searches yet. Search for courses, then choose “Save this search”.
          </p>
        )
      )}
      <RecentSearches page={page} />
    </Section>
  );
}

function SavedSearchLine({ search: saved, page }: { search: SavedSearchView; page: string }) {
  const { _id, name, search, reading, mails } = saved;
  const { busy, press } = usePress();
  const run = (change: () => Promise<{ message: string }>) => press(async () => (await change()).message);
  const params = { id: _id };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3.5 py-2 sm:px-4">
      {/* On a phone what can be done stands below the name. */}
      <div className="min-w-0 grow basis-60">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-muted wrap-anywhere">
          {searchText(search)}
          {reading && <span className="block">Understood as: {searchText(reading)}</span>}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Checkbox
          label={
            <>
              Email me<span className="sr-only"> about new courses for “{name}”</span>
            </>
          }
          checked={mails}
          disabled={busy}
          onChange={(event) => {
            const wanted = event.target.checked;
            return run(() => call('PATCH /saved-searches/{id}', { params, body: { mails: wanted } }));
          }}
        />
        <Button
          size="sm"
          variant="ghost"
          busy={busy}
          onClick={() => run(() => call('DELETE /saved-searches/{id}', { params }))}
        >
          Remove<span className="sr-only"> “{name}”</span>
        </Button>
        <ButtonLink size="sm" variant="secondary" href={`${page}?${search}`}>
          Open<span className="sr-only"> “{name}”</span>
        </ButtonLink>
      </div>
    </li>
  );
}

/** The last searches of this browser, which the server never sees; nothing where there are none. */
function RecentSearches({ page }: { page: string }) {
  const [searches, setSearches] = useState<string[]>([]);
  useEffect(() => setSearches(recentSearches()), []);
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="recent-searches" className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 id="recent-searches" className="text-md">
          Recent searches
        </h3>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            clearRecentSearches();
            setSearches([]);
          }}
        >
          Clear
        </Button>
      </div>
      <p className="text-sm text-muted">These are stored only in this browser, until you sign out.</p>
      <ul className="mt-2 space-y-0.5">
        {searches.map((search) => (
          <li key={search}>
            <Link
              href={page + search}
              className="inline-flex min-h-8 items-center text-sm text-brand-ink underline underline-offset-4 wrap-anywhere pointer-coarse:min-h-11"
            >
              {searchText(search)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Gives a search a name and saves it; the address then forgets that it was to be saved. */
function SaveSearchForm({ search }: { search: string }) {
  const router = useRouter();
  const text = searchText(search);
  const [refused, plainSubmission] = useActionState(saveSearchWithoutScript, null);
  const [name, setName] = useState(refused?.name ?? text.replaceAll(/[“”]/g, '').slice(0, SAVED_SEARCHES.nameLength));
  const [mails, setMails] = useState(refused?.mails ?? true);
  const [error, setError] = useState(refused?.error);
  const { busy, run } = useRun();

  const save = () =>
    run(
      async () => {
        setError(undefined);
        toast.success((await call('POST /saved-searches', { body: { name, search, mails } })).message);
        router.replace(`${location.pathname}#saved-searches`);
      },
      (error) => setError(error.fields.name ?? error.fields.search ?? error.message),
    );

  return (
    <form
      noValidate
      action={plainSubmission}
      className="mb-4 max-w-140 space-y-3 rounded-card border border-line bg-raised p-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <input type="hidden" name="search" value={search} />
      <p className="text-sm text-muted wrap-anywhere">{text}</p>
      <Field label="Name of the search" name="search-name" error={error}>
        <TextInput {...wired(name, setName)} maxLength={SAVED_SEARCHES.nameLength} />
      </Field>
      <Checkbox name="mails" label="Email me new courses once a week" {...ticked(mails, setMails)} />
      <Button type="submit" busy={busy}>
        Save search
      </Button>
    </form>
  );
}

/** What a search asks for, in words: '“nursing” · Canada · Intake Sep'. @param search the search part of an address */
function searchText(search: string): string {
  const query = readQuery(new URLSearchParams(search));
  const q = query.q.trim();
  return [...(q ? [`“${q}”`] : []), ...activeFilters(query).map(({ label }) => label)].join(' · ');
}
