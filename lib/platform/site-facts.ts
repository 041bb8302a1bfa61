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
  once('site-facts', (): { facts: SiteFacts | null; readAt: number; failedAt: number } => ({
    facts: null,
    readAt: 0,
    failedAt: 0,
  }));

/** Who runs this site, and whether its data are a demo's. Kept in memory; what can't be read is not known, and breaks no page. */
export async function siteFacts(): Promise<SiteFacts> {
  const state = kept();
  if (state.facts) {
    if (Date.now() - state.readAt > FRESH_MS) {
      state.readAt = Date.now();
      void readSiteFacts().catch(() => undefined);
    }
    return state.facts;
  }
  if (Date.now() - state.failedAt < AWAY_MS) return UNKNOWN;
  try {
    return await readSiteFacts();
  } catch {
    state.failedAt = Date.now();
    return UNKNOWN;
  }
}

/** Reads them anew, after they changed. */
export async function readSiteFacts(): Promise<SiteFacts> {
  await connectDatabase();
  const [operator, settings] = await Promise.all([
    Operator.findById('site').lean(),
    SiteSetting.findById('site', 'demo').lean(),
  ]);
  const state = kept();
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
