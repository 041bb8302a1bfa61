import { PASSPORT_CHOICES } from '@/lib/domain/places/world-countries';
import { type Parsed, unread } from './parsed';

/** Reads a gender as people shorten it. */
export function genderIn(text: string): Parsed<'male' | 'female'> {
  const word = text.toLowerCase().replace(/[^a-z]/g, '');
  if (/^(?:m|male|man|boy)$/.test(word)) return { value: 'male' };
  return /^(?:f|female|woman|girl)$/.test(word)
    ? { value: 'female' }
    : unread(text, 'is not a gender option in the profile');
}

/** Reads a marital status, in the words that people use for it. */
export function maritalStatusIn(text: string): Parsed<'married' | 'unmarried'> {
  const words = text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
  if (words === 'married') return { value: 'married' };
  return /^(?:unmarried|un married|single|not married|never married)$/.test(words)
    ? { value: 'unmarried' }
    : unread(text, 'is not a marital status in the profile');
}

/** What people of a country call themselves, for those whose lists say that. */
const NATIONALS: Readonly<Record<string, string>> = {
  indian: 'India',
  nepali: 'Nepal',
  nepalese: 'Nepal',
  bangladeshi: 'Bangladesh',
  pakistani: 'Pakistan',
  'sri lankan': 'Sri Lanka',
  bhutanese: 'Bhutan',
  nigerian: 'Nigeria',
  kenyan: 'Kenya',
  ghanaian: 'Ghana',
  filipino: 'Philippines',
  vietnamese: 'Vietnam',
};

/** Reads a country of the world by its name, or by what its people are called. */
export function worldCountryIn(text: string): Parsed<string> {
  const typed = text.toLowerCase().replace(/\s+/g, ' ').trim();
  const country = PASSPORT_CHOICES.find((name) => name.toLowerCase() === typed) ?? NATIONALS[typed];
  return country ? { value: country } : unread(text, 'is not a country in the list');
}
