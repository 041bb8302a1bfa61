'use client';

import { type ReactNode, useEffect } from 'react';
import { SearchInput } from '@/components/ui/search-input';
import { SelectField } from '@/components/ui/select-field';
import { COUNTRIES, type Country } from '@/lib/contract/lists';
import { countedOptions } from './facet-order';
import { KEYWORD_ID } from './keyboard';
import { Labelled } from './labelled';
import type { CourseQuery } from './search-address';

interface KeywordRowProps {
  query: CourseQuery;
  countries: Record<string, number>;
  onType: (change: Partial<CourseQuery>) => void;
  onChoose: (change: Partial<CourseQuery>) => void;
  /** The buttons at the end of the row. */
  children: ReactNode;
}

/** What everybody uses: the keyword and the country. */
export function KeywordRow({ query, countries, onType, onChoose, children }: KeywordRowProps) {
  const { q, country } = query;
  useEffect(() => {
    const box = document.getElementById(KEYWORD_ID);
    // Letters typed before the page was alive.
    if (box instanceof HTMLInputElement && box.value !== box.defaultValue) onType({ q: box.value });
  }, [onType]);
  return (
    <search className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-4 @xl:grid-cols-[minmax(0,1fr)_13rem_auto]">
      <div className="col-span-2 @xl:col-span-1">
        <Labelled
          id={KEYWORD_ID}
          label="Keyword"
          tip={
            <>
              Tip: <b className="font-medium text-ink">health@douglas</b> means course keyword @ university keyword.
            </>
          }
        >
          <SearchInput
            id={KEYWORD_ID}
            aria-describedby={`${KEYWORD_ID}-tip`}
            name="q"
            maxLength={200}
            spellCheck={false}
            autoCapitalize="none"
            value={q}
            onText={(text) => onType({ q: text })}
          />
        </Labelled>
      </div>
      <Labelled id="course-country" label="Country">
        <SelectField
          id="course-country"
          name="country"
          placeholder="All countries"
          options={countedOptions(COUNTRIES, countries, country)}
          value={country}
          onChange={(event) => onChoose({ country: event.target.value as Country | '' })}
        />
      </Labelled>
      <div className="pt-6.75">{children}</div>
    </search>
  );
}
