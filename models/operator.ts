import type { Types } from 'mongoose';
import { Schema } from 'mongoose';
import type { OperatorDetails, OperatorPerson } from '@/lib/domain/accounts/operator';
import { defineModel, defineSchema } from './define';

/** Who runs this site: one document. */
export interface OperatorRecord extends Omit<OperatorDetails, 'licences' | 'partners' | 'people'> {
  _id: 'site';
  licences: string[];
  partners: string[];
  people: (Omit<OperatorPerson, 'photo'> & { photoFileId: Types.ObjectId | null })[];
  savedOn: Date;
}

const text = { type: String, default: '' };

const schema = defineSchema<OperatorRecord>(
  {
    _id: { type: String, enum: ['site'] },
    name: text,
    address: text,
    phone: text,
    whatsapp: text,
    email: text,
    about: text,
    terms: text,
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
