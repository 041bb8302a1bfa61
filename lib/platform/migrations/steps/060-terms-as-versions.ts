import { dayOf } from '@/lib/domain/days/day';
import { presentZone } from '@/lib/domain/days/time-zones';
import { env } from '@/lib/platform/env';
import { LegalText } from '@/models/legal-text';
import { Operator } from '@/models/operator';
import type { Migration } from '../migration';

/** The site's terms, one text of who runs it before, become version 1 of a legal text. The release before still reads the former field. */
export const termsAsVersions: Migration = {
  version: 60,
  name: 'Make the terms of the site the first version of a legal text',
  async step() {
    // One document; its field isn't among the model's any more.
    const site: Record<string, unknown> | null = await Operator.collection.findOne({});
    const text = String(site?.terms ?? '').trim();
    if (!text) return { after: null, changed: 0 };
    const day = dayOf(site?.savedOn instanceof Date ? site.savedOn : new Date(), presentZone(env().TIME_ZONE ?? 'UTC'));
    const { upsertedCount } = await LegalText.updateOne(
      { kind: 'terms', n: 1 },
      { $setOnInsert: { text, day } },
      { upsert: true },
    );
    return { after: null, changed: upsertedCount };
  },
};
