'use client';

import type { ReactNode } from 'react';
import { SelectField } from '@/components/ui/controls/select-field';
import { COUNTRIES, type Country } from '@/lib/domain/countries';
import { countedOptions } from './filters/facet-order';
import { Labelled } from './filters/labelled';
import { KeywordTip } from './hints/keyword-tip';
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
            <span className="@max-xl:sr-only">
              <KeywordTip />
            </span>
          }
          quietLabel
        >
          <KeywordBox q={q} onType={onType} onChoose={onChoose} />
        </Labelled>
      </div>
      <div className="hidden noscript:block @xl:block">
        <CountryChoice id="course-country" country={country} countries={countries} onChoose={onChoose} />
      </div>
      <div className="hidden pt-6.75 noscript:block @3xl:block">{children}</div>
    </search>
  );
}

/** The country, with how many courses each has. */
export function CountryChoice(props: {
  id: string;
  country: Country | '';
  countries: Record<string, number>;
  onChoose: (change: Partial<CourseQuery>) => void;
}) {
  const { id, country, countries, onChoose } = props;
  return (
    <Labelled id={id} label="Country">
      <SelectField
        id={id}
        name="country"
        placeholder="All countries"
        options={countedOptions(COUNTRIES, countries, country)}
        value={country}
        onChange={(event) => onChoose({ country: event.target.value as Country | '' })}
      />
    </Labelled>
  );
}
