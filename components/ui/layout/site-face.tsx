'use client';

import { createContext, type ReactNode, use } from 'react';
import { COUNTRIES, type Country } from '@/lib/domain/countries';
import { PRODUCT_NAME } from '@/lib/domain/product-name';

/** What every page goes by: name, addresses of the logo on light and dark pages ('' for the product's mark), countries offered. */
export interface SiteFaceDetails {
  name: string;
  logo: string;
  logoDark: string;
  countries: readonly Country[];
}

const Face = createContext<SiteFaceDetails>({ name: PRODUCT_NAME, logo: '', logoDark: '', countries: COUNTRIES });

/** Tells all pages below what their site is called and looks like. */
export const SiteFace = ({ face, children }: { face: SiteFaceDetails; children: ReactNode }) => (
  <Face value={face}>{children}</Face>
);

/** The countries that this site offers, and `kept`, which was chosen before: what a form offers to choose from. */
export const useCountries = (kept?: string | null): Country[] => {
  const { countries } = useSiteFace();
  return COUNTRIES.filter((country) => countries.includes(country) || country === kept);
};

export const useSiteFace = (): SiteFaceDetails => use(Face);
