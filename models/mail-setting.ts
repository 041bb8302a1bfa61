import { Types } from 'mongoose';
import { MAIL_SECURITY, type MailSecurity } from '@/lib/domain/accounts/mail-server';
import { defineModel, defineSchema } from './define';
import { addOutbox, OUTBOX, type Outbox } from './outbox';

/** The id of the one document. */
export const SITE_MAIL = new Types.ObjectId('000000000000000000000001');

/** How the site sends its emails, where admins say so instead of the environment: one document. */
export interface MailSettingRecord extends Outbox {
  _id: Types.ObjectId;
  /** The address that emails come from, and the one that answers go to; '' for the usual ones. */
  sender: string;
  replyTo: string;
  /** '' for no server. */
  host: string;
  port: number;
  security: MailSecurity;
  user: string;
  /** Sealed; '' for none. */
  password: string;
  savedOn: Date;
}

const text = { type: String, default: '' };

const schema = defineSchema<MailSettingRecord>(
  {
    sender: text,
    replyTo: text,
    host: text,
    port: { type: Number, default: 587 },
    security: { type: String, enum: MAIL_SECURITY, default: 'starttls' },
    user: text,
    password: text,
    savedOn: { type: Date, required: true },
    ...OUTBOX,
  },
  { versionKey: false },
);
addOutbox(schema);

/** Read for each email; absent means that the environment alone says how they are sent. */
export const MailSetting = defineModel('MailSetting', schema, 'mail_settings');
