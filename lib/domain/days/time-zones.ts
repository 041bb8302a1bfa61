/** Whether this is a time zone's name: 'Asia/Kolkata'. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Names that browsers still give, and what the places are called now. */
const PRESENT_NAMES: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Dacca': 'Asia/Dhaka',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Asia/Thimbu': 'Asia/Thimphu',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** A time zone by the name that it has now: 'Asia/Kolkata' of 'Asia/Calcutta'; any other name stays. */
export const presentZone = (name: string): string => PRESENT_NAMES[name] ?? name;

/** The clock at a moment in a time zone, with its name: '19:35 Kolkata time', '14:05 UTC'. */
export function clockIn(timeZone: string, moment: Date): string {
  const clock = moment.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const place = placeOfZone(timeZone);
  return `${clock} ${place === 'UTC' ? place : `${place} time`}`;
}

/** 'Kolkata' of 'Asia/Kolkata' and of 'Asia/Calcutta', 'UTC' of 'UTC'. */
export const placeOfZone = (timeZone: string): string =>
  (presentZone(timeZone).split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

/** The moment at which clocks in a zone show '2026-12-12T10:00'. A time that a change of clocks leaves out or repeats is taken near it. */
export function momentAt(clock: string, timeZone: string): Date {
  const wall = Date.parse(`${clock}Z`);
  // The distance to UTC may differ between the two, where clocks are changed in between.
  const near = wall - offsetAt(timeZone, wall);
  return new Date(wall - offsetAt(timeZone, near));
}

/** What clocks in a time zone show at a moment, to the minute: '2026-12-12T10:00'. */
export const clockTime = (moment: Date, timeZone: string): string =>
  new Date(moment.getTime() + offsetAt(timeZone, moment.getTime())).toISOString().slice(0, 16);

/** How far clocks are ahead of UTC at a moment, in milliseconds. */
export function offsetAt(timeZone: string, moment: number): number {
  const fields = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;
  const options = Object.fromEntries(fields.map((field) => [field, 'numeric']));
  const parts = new Intl.DateTimeFormat('en', { ...options, timeZone, hourCycle: 'h23' }).formatToParts(moment);
  const [year = 0, month = 1, ...rest] = fields.map((field) => Number(parts.find(({ type }) => type === field)?.value));
  return Date.UTC(year, month - 1, ...rest) - Math.floor(moment / 1000) * 1000;
}
