import { NO_OPERATOR, type OperatorDetails } from '@/lib/domain/accounts/operator';
import { connectDatabase } from '@/lib/platform/db';
import { once } from '@/lib/platform/once';
import { Operator, type OperatorRecord } from '@/models/operator';
import { SiteSetting } from '@/models/site-setting';

/** What pages and letters say about the site itself. */
export interface SiteFacts {
  operator: OperatorDetails;
  /** Courses, fees and people are invented. */
  demo: boolean;
}

/** As long as this it is not read again, where no event says that it changed. */
const FRESH_MS = 60_000;
/** After a failure it is not tried again for so long: no page waits for a database that is away. */
const AWAY_MS = 5_000;

const UNKNOWN: SiteFacts = { operator: NO_OPERATOR, demo: false };

const kept = () =>
  once('site-facts', (): { facts: SiteFacts | null; changed: boolean; readAt: number; failedAt: number } => ({
    facts: null,
    changed: false,
    readAt: 0,
    failedAt: 0,
  }));

/** Who runs this site, and whether its data are a demo's. Kept in memory; what can't be read is not known, and breaks no page. */
export async function siteFacts(): Promise<SiteFacts> {
  const state = kept();
  if (state.facts && !state.changed) {
    if (Date.now() - state.readAt > FRESH_MS) {
      state.readAt = Date.now();
      void readSiteFacts().catch(() => undefined);
    }
    return state.facts;
  }
  if (Date.now() - state.failedAt < AWAY_MS) return state.facts ?? UNKNOWN;
  try {
    return await readSiteFacts();
  } catch {
    state.failedAt = Date.now();
    return state.facts ?? UNKNOWN;
  }
}

/** Says that they changed: the next to ask waits until they are read, and gets the old ones where that fails. */
export function siteFactsChanged(): void {
  kept().changed = true;
}

/** Reads them anew. */
export async function readSiteFacts(): Promise<SiteFacts> {
  const state = kept();
  await connectDatabase();
  state.changed = false;
  const [operator, settings] = await Promise.all([
    Operator.findById('site').lean(),
    SiteSetting.findById('site', 'demo').lean(),
  ]);
  state.facts = { operator: operator ? detailsOf(operator) : NO_OPERATOR, demo: settings?.demo === true };
  state.readAt = Date.now();
  return state.facts;
}

function detailsOf({ _id, savedOn, people, ...rest }: OperatorRecord): OperatorDetails {
  return {
    ...rest,
    people: people.map(({ name, role, photoFileId }) => ({
      name,
      role,
      photo: photoFileId ? String(photoFileId) : '',
    })),
  };
}
