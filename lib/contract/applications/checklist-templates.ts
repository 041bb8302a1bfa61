import { z } from 'zod';
import { ITEM_KINDS } from '@/lib/domain/applications/checklist';
import { country, day, done, id, level, line, seen } from '../fields';
import { calls } from '../operation';
import { itemDraft } from './checklist';

const { forAdmins, forAgentsAndStaff, forStaff } = calls('Checklists');

/** One line of a template, with what it rests on. */
const templateItem = z.strictObject({
  kind: z.enum(ITEM_KINDS, 'Please choose the type of item.'),
  label: line(120, 'Please enter a name for the item.'),
  note: itemDraft.shape.note,
  /** An address or the name of a document. */
  source: line(500, 'Please enter the source.'),
  checkedOn: day,
});
/** A line as admins edit it. */
export type TemplateItem = z.output<typeof templateItem>;

/** What is usually asked for: in one country or all (null), at one level or all (null). */
const template = z
  .object({
    country: country.nullable(),
    level: level.nullable(),
    items: z.array(templateItem),
    /** ISO 8601; null for one that comes with the product. */
    updatedOn: z.string().nullable(),
  })
  .meta({ id: 'ChecklistTemplate' });
/** One for a country and level, shipped or set by admins. */
export type ChecklistTemplateView = z.infer<typeof template>;

export const checklistTemplates = forStaff('GET /checklist-templates', {
  summary: 'Documents usually requested, by country and level',
  result: z.object({ templates: z.array(template) }),
});

export const putChecklistTemplate = forAdmins('PUT /checklist-templates', {
  summary: 'Set the documents usually requested for a country (null: all) and level (null: all)',
  body: z.object({
    country: country.nullable().default(null),
    level: level.nullable().default(null),
    items: z.array(templateItem, 'Please add at least one item.').max(20, 'At most 20 items.'),
    seen,
  }),
  result: done.extend({ template }),
  errors: ['conflict'],
});

/** An item that a template, or the application's offer, proposes to ask for. */
const proposedItem = templateItem.extend({
  /** What the profile has of it already, by name; '' for nothing that will do. */
  inProfile: z.string(),
  /** It is asked for on this application already. */
  asked: z.boolean(),
  /** The day that the offer names for it; null for none. */
  dueOn: day.nullable(),
});
/** A line of the window 'Request documents', ticked where it isn't asked for yet. */
export type ProposedItem = z.infer<typeof proposedItem>;

export const proposedItems = forAgentsAndStaff('GET /applications/{id}/proposed-items', {
  summary: "The items that the templates suggest for a course, and the receipt for an offer's deposit",
  params: z.object({ id }),
  result: z.object({ items: z.array(proposedItem) }),
  errors: ['not_found'],
});
