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
