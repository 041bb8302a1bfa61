import type { Types } from 'mongoose';
import type { ChecklistTemplate as Template } from '@/lib/domain/applications/checklist-templates';
import { defineModel, defineSchema, type Part, stamps } from './define';

/** What admins set in the place of a shipped template, or beside those. */
export interface ChecklistTemplateRecord extends Template {
  _id: Types.ObjectId;
  updatedOn: Date;
}

const line = defineSchema<Part<Template['items']>>(
  { kind: String, label: String, note: { type: String, default: '' }, source: String, checkedOn: String },
  { _id: false },
);

const schema = defineSchema<ChecklistTemplateRecord>(
  { country: { type: String, default: null }, level: { type: String, default: null }, items: [line] },
  stamps,
);
/** One template per country and level. */
schema.index({ country: 1, level: 1 }, { unique: true });

/** One per country and level, null for all; without a record the shipped one holds. */
export const ChecklistTemplate = defineModel('ChecklistTemplate', schema, 'checklist-templates');
