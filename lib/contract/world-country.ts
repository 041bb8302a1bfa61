import { z } from 'zod';
import { PASSPORT_CHOICES } from '@/lib/domain/places/world-countries';

/** Any country, by its English name. */
export const worldCountry = z
  .enum(PASSPORT_CHOICES, 'Please choose a country from the list.')
  .meta({ id: 'WorldCountry' });
/** The same, or '' where it isn't said. */
export const optionalCountry = z.union([z.literal(''), worldCountry], 'Please choose a country from the list.');
