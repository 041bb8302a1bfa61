'use client';

import { searchText } from '@/components/course-search/saved/search-text';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { usePress } from '@/components/ui/feedback/use-press';
import { RowSheet } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import { call } from '@/lib/api/client';
import type { SavedSearchView } from '@/lib/contract/catalogue/saved-searches';
import { RecentSearches } from './recent-searches';
import { SaveSearchForm } from './save-search-form';

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

function SavedSearchLine({ search: { _id, name, search, mails }, page }: { search: SavedSearchView; page: string }) {
  const { busy, press } = usePress();
  const run = (change: () => Promise<{ message: string }>) => press(async () => (await change()).message);
  const params = { id: _id };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3.5 py-2 sm:px-4">
      {/* On a phone what can be done stands below the name. */}
      <div className="min-w-0 grow basis-60">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-muted wrap-anywhere">{searchText(search)}</p>
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
