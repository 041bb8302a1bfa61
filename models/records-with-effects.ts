import type { Collection } from 'mongoose';
import { Application } from './application';
import { CommissionEntry } from './commission-entry';
import { CopySetting } from './copy-setting';
import { Course } from './course';
import { Enquiry } from './enquiry';
import { ImportBatch } from './import-batch';
import { MailSetting } from './mail-setting';
import { PracticeSent } from './practice-sent';
import { Profile } from './profile';
import { Prospect } from './prospect';
import { Charge } from './student-fee';
import { Suggestion } from './suggestion';
import { Task } from './task';
import { User } from './user';
import { Webhook } from './webhook';

interface Stored {
  collection: Collection;
}

/** Which records have effects, and what Status calls one. */
export const WITH_EFFECTS: readonly (readonly [Stored, string])[] = [
  [Application, 'application'],
  [Charge, 'fee'],
  [Enquiry, 'lead'],
  [CommissionEntry, 'commission entry'],
  [CopySetting, 'copy setting'],
  [Course, 'course'],
  [ImportBatch, 'upload'],
  [MailSetting, 'mail setting'],
  [PracticeSent, 'submitted work'],
  [Profile, 'profile'],
  [Prospect, 'agency’s lead'],
  [Suggestion, 'suggestion'],
  [Task, 'task'],
  [User, 'account'],
  [Webhook, 'webhook'],
];
