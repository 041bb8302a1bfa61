import { Flag } from '@/components/ui/layout/flag';
import { LinkTabs } from '@/components/ui/layout/link-tabs';
import type { Country } from '@/lib/domain/countries';

/** Countries as tabs that are addresses: `{base}?country=…`. The first is the default and needs no parameter. */
export function CountryTabs({
  base,
  countries,
  current,
  counts,
  keep = {},
}: {
  base: string;
  countries: readonly Country[];
  current: Country;
  counts?: Record<string, number>;
  /** Further search parameters that every tab keeps. */
  keep?: Record<string, string>;
}) {
  const href = (country: Country) => {
    const search = new URLSearchParams(country === countries[0] ? keep : { country, ...keep });
    return search.size ? `${base}?${search}` : base;
  };
  const tabs = countries.map((country) => ({
    href: href(country),
    label: country,
    icon: <Flag country={country} />,
    ...(counts ? { count: counts[country] ?? 0 } : {}),
  }));
  return <LinkTabs label="Country" tabs={tabs} current={href(current)} />;
}

/** The country an address asks for; the first when it names none of these. */
export function countryOf(asked: string | string[] | undefined, countries: readonly Country[]): Country {
  return countries.find((country) => country === asked) ?? countries[0] ?? 'Canada';
}
