import { Schema, type Types } from 'mongoose';
import type { Role } from '@/lib/domain/roles';
import { defineModel, defineSchema } from './define';

/** One application that a link asks about, as it stood when the student was asked. */
export interface AskedApplication {
  applicationId: Types.ObjectId;
  agentId: Types.ObjectId | null;
  /** Digest of what is sent to whom: where that changed since, the link says nothing about the application any more. */
  shown: string;
}

/** A student or their guardian was asked by e-mail to confirm what applications send to universities. The link's secret is not kept. */
export interface ConsentLinkRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** Where it was mailed to: the address of the student's account then, or their guardian's. */
  address: string;
  /** It asks the guardian; absent in those of before, which ask the student. */
  ofGuardian?: boolean;
  applications: AskedApplication[];
  asked: { by: Types.ObjectId; byRole: Role; byName: string; at: Date };
  /** Wrong birth dates so far. */
  tries: number;
  /** When it was used; it works once. */
  usedAt: Date | null;
  expiresAt: Date;
}

const id = Schema.Types.ObjectId;
const noId = { _id: false } as const;

const schema = defineSchema<ConsentLinkRecord>(
  {
    userId: { type: id, required: true },
    address: { type: String, required: true },
    ofGuardian: Boolean,
    applications: [
      defineSchema<AskedApplication>({ applicationId: id, agentId: { type: id, default: null }, shown: String }, noId),
    ],
    asked: {
      type: defineSchema<ConsentLinkRecord['asked']>({ by: id, byRole: String, byName: String, at: Date }, noId),
      required: true,
    },
    tries: { type: Number, default: 0 },
    usedAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ userId: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** Gone by itself once the link is over; what was confirmed is with the application. */
export const ConsentLink = defineModel('ConsentLink', schema, 'consent_links');
