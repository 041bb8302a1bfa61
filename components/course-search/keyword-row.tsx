'use client';

import type { ReactNode } from 'react';
import { SelectField } from '@/components/ui/controls/select-field';
import { COUNTRIES, type Country } from '@/lib/domain/countries';
import { countedOptions } from './filters/facet-order';
import { Labelled } from './filters/labelled';
import { KEYWORD_ID } from './ids';
import { KeywordBox } from './keyword-box';
import type { CourseQuery } from './search-address';

interface KeywordRowProps {
  query: CourseQuery;
  countries: Record<string, number>;
  onType: (change: Partial<CourseQuery>) => void;
  onChoose: (change: Partial<CourseQuery>) => void;
  /** The buttons at the end of the row. */
  children: ReactNode;
}

/** The main filters: the keyword and the country. */
export function KeywordRow({ query, countries, onType, onChoose, children }: KeywordRowProps) {
  const { q, country } = query;
  return (
    <search className="[&_button]:min-h-13 [&_input]:min-h-13 [&_input]:text-base [&_select]:min-h-13 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-4 @xl:grid-cols-[minmax(0,1fr)_13rem_auto]">
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
          <KeywordBox q={q} onType={onType} onChoose={onChoose} />
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
