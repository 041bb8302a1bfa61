import { placeOfZone, presentZone } from './time-zones';

/** A time zone as people look for it. */
export interface ZonePlace {
  /** IANA name: 'Asia/Kolkata'. */
  name: string;
  /** 'Kolkata, India'. */
  place: string;
  /** Other towns there, by which it is found; '' for none. */
  also: string;
}

/** Large towns that no time zone is named after, and the names that browsers still give. */
const ALSO: Readonly<Record<string, string>> = {
  'Asia/Kolkata':
    'Calcutta Mumbai Bombay Delhi Bengaluru Bangalore Chennai Madras Hyderabad Pune Ahmedabad Chandigarh Amritsar Kochi',
  'Asia/Kathmandu': 'Katmandu Pokhara',
  'Asia/Karachi': 'Lahore Islamabad Rawalpindi Faisalabad Peshawar',
  'Asia/Dhaka': 'Dacca Chittagong Sylhet',
  'Asia/Colombo': 'Kandy',
  'Asia/Dubai': 'Abu Dhabi Sharjah UAE',
  'Asia/Riyadh': 'Jeddah Mecca Dammam',
  'Asia/Shanghai': 'Beijing Guangzhou Shenzhen',
  'Asia/Ho_Chi_Minh': 'Saigon Hanoi',
  'Africa/Lagos': 'Abuja Kano Ibadan Port Harcourt',
  'Africa/Accra': 'Kumasi',
  'Africa/Nairobi': 'Mombasa',
  'Africa/Johannesburg': 'Cape Town Durban Pretoria',
  'America/Toronto': 'Ottawa Montreal',
  'America/New_York': 'Boston Washington Miami',
  'America/Chicago': 'Houston Dallas',
  'America/Los_Angeles': 'San Francisco Seattle San Diego',
  'Australia/Sydney': 'Canberra',
  'Europe/London': 'Manchester Birmingham Edinburgh Glasgow UK England',
};

let places: readonly ZonePlace[] | undefined;

/** Every time zone, by country and town, in that order. For the server: not every browser knows the zones of a country. */
export const zonePlaces = (): readonly ZonePlace[] => (places ??= allPlaces());

function allPlaces(): ZonePlace[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const found = new Map<string, { country: string; place: ZonePlace }>();
  for (const code of CODES) {
    const country = names.of(code);
    for (const zone of country ? zonesOf(code) : []) {
      const name = presentZone(zone);
      const place = { name, place: `${placeOfZone(name)}, ${country}`, also: ALSO[name] ?? '' };
      found.set(`${name} ${country}`, { country: String(country), place });
    }
  }
  const byCountry = [...found.values()].sort(
    (one, other) => one.country.localeCompare(other.country) || one.place.place.localeCompare(other.place.place),
  );
  return [...byCountry.map(({ place }) => place), { name: 'UTC', place: 'UTC', also: 'GMT' }];
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CODES = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));

/** The zones of a country, by its two letters; a method of newer engines, a property of older ones. */
function zonesOf(code: string): readonly string[] {
  const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & {
    timeZones?: readonly string[];
    getTimeZones?: () => readonly string[] | undefined;
  };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
