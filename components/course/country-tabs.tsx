import { Flag } from '@/components/ui/layout/flag';
import { LinkTabs } from '@/components/ui/layout/link-tabs';
import { COUNTRIES, type Country } from '@/lib/domain/countries';

/** The six countries as tabs that are addresses: `{base}?country=…`. Canada is the default and needs no parameter. */
export function CountryTabs({
  base,
  current,
  counts,
  keep = {},
}: {
  base: string;
  current: Country;
  counts?: Record<string, number>;
  /** Further search parameters that every tab keeps. */
  keep?: Record<string, string>;
}) {
  const href = (country: Country) => {
    const search = new URLSearchParams(country === 'Canada' ? keep : { country, ...keep });
    return search.size ? `${base}?${search}` : base;
  };
  const tabs = COUNTRIES.map((country) => ({
    href: href(country),
    label: country,
    icon: <Flag country={country} />,
    ...(counts ? { count: counts[country] ?? 0 } : {}),
  }));
  return <LinkTabs label="Country" tabs={tabs} current={href(current)} />;
}

/** The country an address asks for; Canada when it names none of the six. */
export function countryOf(asked: string | string[] | undefined): Country {
  return COUNTRIES.find((country) => country === asked) ?? 'Canada';
}
