import type { Country } from '@/lib/domain/countries';
import type { Award } from '../disciplines';
import { pick } from '../random';
import type { Offer } from './offers';

const GRE_SCORES = [300, 305, 310, 315, 320];
const GMAT_SCORES = [550, 580, 600, 640];
const GRE_AWARDS: readonly Award[] = ['engineering', 'computing', 'science'];
const GMAT_AWARDS: readonly Award[] = ['business', 'mba'];

/** Share of master's courses that ask for a graduate test, in per cent. None elsewhere. */
const SHARE: Partial<Record<Country, number>> = { USA: 40, UK: 12, Singapore: 45 };

/** GRE for the technical fields, GMAT for business, never both; null where none is asked for. */
export function graduateTests(
  country: Country,
  { level, subcategory }: Offer,
  random: number,
): { gre: number | null; gmat: number | null } {
  const asked = level === 'Post Graduate' && random % 100 < (SHARE[country] ?? 0);
  const draw = random >>> 8;
  return {
    gre: asked && GRE_AWARDS.includes(subcategory.award) ? pick(GRE_SCORES, draw) : null,
    gmat: asked && GMAT_AWARDS.includes(subcategory.award) ? pick(GMAT_SCORES, draw) : null,
  };
}
