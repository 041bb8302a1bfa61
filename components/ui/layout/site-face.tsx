'use client';

import { createContext, type ReactNode, use } from 'react';
import { PRODUCT_NAME } from '@/lib/domain/product-name';

/** What every page shows of its site: the name, and the addresses of its logo on light and dark pages, '' for the product's mark. */
export interface SiteFaceDetails {
  name: string;
  logo: string;
  logoDark: string;
}

const Face = createContext<SiteFaceDetails>({ name: PRODUCT_NAME, logo: '', logoDark: '' });

/** Tells all pages below what their site is called and looks like. */
export const SiteFace = ({ face, children }: { face: SiteFaceDetails; children: ReactNode }) => (
  <Face value={face}>{children}</Face>
);

export const useSiteFace = (): SiteFaceDetails => use(Face);
