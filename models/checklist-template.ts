import { Schema, type Types } from 'mongoose';
import type { ChecklistTemplate as Template } from '@/lib/domain/applications/checklist-templates';
import { defineModel, stamps } from './define';

/** What admins set in the place of a shipped template, or beside those. */
export interface ChecklistTemplateRecord extends Template {
  _id: Types.ObjectId;
  updatedOn: Date;
}

const line = new Schema(
  { kind: String, label: String, note: { type: String, default: '' }, source: String, checkedOn: String },
  { _id: false },
);

const schema = new Schema<ChecklistTemplateRecord>(
  { country: { type: String, default: null }, level: { type: String, default: null }, items: [line] } as never,
  stamps,
);
/** One template per country and level. */
schema.index({ country: 1, level: 1 }, { unique: true });

export const ChecklistTemplate = defineModel('ChecklistTemplate', schema, 'checklist-templates');
