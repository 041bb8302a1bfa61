import { Schema, type Types } from 'mongoose';
import { defineSchema } from './define';

/** The newest message of an application's thread, as lists of threads show it. */
export interface LastMessage {
  on: Date;
  from: Types.ObjectId;
  name: string;
  /** The beginning of it. */
  text: string;
  /** The names of its files. */
  files: string[];
}

/** Stored with what the message was written about, for lists of threads. */
export const lastMessage = defineSchema<LastMessage>(
  { on: Date, from: Schema.Types.ObjectId, name: String, text: String, files: [String] },
  { _id: false },
);
