import homes from '../data/homes.json' with { type: 'json' };

/**
 * Where students come from, with the schools, boards and universities of the place: the countries that the personal form
 * offers for passport and nationality (specification, section 9).
 */
export interface Home {
  country: string;
  /** Digits of the country's telephone code. */
  diallingCode: string;
  state: string;
  city: string;
  pincode: string;
  street: string;
  /** Examination board of the school leaving certificate. */
  board: string;
  school: string;
  university: string;
  polytechnic: string;
}

/** By the key that the student list uses. */
export const HOMES: ReadonlyMap<string, Home> = new Map(Object.entries(homes));
