/** India's 28 states and 8 union territories, by name. */
export const INDIAN_STATES: readonly string[] = `Andaman and Nicobar Islands
Andhra Pradesh
Arunachal Pradesh
Assam
Bihar
Chandigarh
Chhattisgarh
Dadra and Nagar Haveli and Daman and Diu
Delhi
Goa
Gujarat
Haryana
Himachal Pradesh
Jammu and Kashmir
Jharkhand
Karnataka
Kerala
Ladakh
Lakshadweep
Madhya Pradesh
Maharashtra
Manipur
Meghalaya
Mizoram
Nagaland
Odisha
Puducherry
Punjab
Rajasthan
Sikkim
Tamil Nadu
Telangana
Tripura
Uttarakhand
Uttar Pradesh
West Bengal`.split('\n');

/** The list with a stored value that isn't in it: a select that lacks it would silently lose it. */
export function withStored(list: readonly string[], stored: string | null | undefined): readonly string[] {
  return stored && !list.includes(stored) ? [stored, ...list] : list;
}
