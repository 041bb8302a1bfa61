import type { Types } from 'mongoose';
import { Schema } from 'mongoose';
import { HOME_BLOCKS } from '@/lib/domain/accounts/home-page';
import type { FACE_PICTURES, Office, OperatorDetails, OperatorPerson } from '@/lib/domain/accounts/operator';
import { COUNTRIES, type Country } from '@/lib/domain/countries';
import type { Day } from '@/lib/domain/days/day';
import { WEEKDAYS } from '@/lib/domain/days/working-days';
import { defineModel, defineSchema } from './define';

/** Who runs this site: one document. */
export interface OperatorRecord
  extends Omit<OperatorDetails, 'licences' | 'partners' | 'people' | 'countries' | (typeof FACE_PICTURES)[number]> {
  _id: 'site';
  /** Missing in records from before there was a site's own face. */
  logo?: Types.ObjectId | null;
  logoDark?: Types.ObjectId | null;
  icon?: Types.ObjectId | null;
  /** The countries that are not offered, and the day since when. Missing: every one is. */
  withheld?: { country: Country; since: Day }[];
  licences: string[];
  partners: string[];
  people: (Omit<OperatorPerson, 'photo'> & { photoFileId: Types.ObjectId | null })[];
  savedOn: Date;
}

const text = { type: String, default: '' };
const picture = { type: Schema.Types.ObjectId, default: null };

const schema = defineSchema<OperatorRecord>(
  {
    _id: { type: String, enum: ['site'] },
    siteName: text,
    shortName: text,
    colour: text,
    logo: picture,
    logoDark: picture,
    icon: picture,
    name: text,
    address: text,
    phone: text,
    whatsapp: text,
    email: text,
    hours: text,
    offices: [defineSchema<Office>({ name: text, address: text, phone: text, hours: text }, { _id: false })],
    links: [String],
    imprint: text,
    headline: text,
    sentence: text,
    homeBlocks: { type: [String], default: [...HOME_BLOCKS] },
    withheld: [
      defineSchema<{ country: Country; since: Day }>(
        { country: { type: String, enum: COUNTRIES }, since: String },
        { _id: false },
      ),
    ],
    timeZone: text,
    workingDays: { type: [String], default: WEEKDAYS.slice(0, 5) },
    about: text,
    licences: [String],
    partners: [String],
    people: [
      defineSchema<OperatorRecord['people'][number]>(
        { name: text, role: text, photoFileId: { type: Schema.Types.ObjectId, default: null } },
        { _id: false },
      ),
    ],
    savedOn: { type: Date, required: true },
  },
  { versionKey: false },
);

/** Holds one document, which the About page and letters read. */
export const Operator = defineModel('Operator', schema, 'operators');
