import { Types } from 'mongoose';
import type { ContactOutcome, TimelineKind } from '@/lib/domain/agency/prospects';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { idOf } from '@/models/id';
import type { ProspectEntry } from '@/models/prospect';

/** An entry of a timeline, made now by the viewer. */
export function entryOf(
  viewer: Viewer,
  kind: TimelineKind,
  { outcome = '', text = '', key = '' }: { outcome?: ContactOutcome | ''; text?: string; key?: string } = {},
): ProspectEntry {
  return { _id: new Types.ObjectId(), kind, outcome, text, key, by: idOf(viewer), byName: viewer.name, at: new Date() };
}
