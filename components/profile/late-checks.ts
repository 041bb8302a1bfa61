import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldValues, Resolver } from 'react-hook-form';

/** What checks a form, and loads only when the form is first touched. */
export interface LateChecks<Values extends FieldValues, Sent> {
  resolver: Resolver<Values, unknown, Sent>;
  /** Loads what the resolver needs, so that a later check doesn't wait for it. Never rejects. */
  load: () => void;
}

type Schema<Values extends FieldValues, Sent> = Parameters<typeof standardSchemaResolver<Values, unknown, Sent>>[0];

/**
 * Checks by a contract's schema, which comes with its library: half of a step's scripts, so not with the page. A check rejects where they
 * can't be loaded, and the next one tries again.
 */
export function lateChecks<Values extends FieldValues, Sent>(
  loadSchema: () => Promise<unknown>,
): LateChecks<Values, Sent> {
  // The contracts take what a form types; their input types also allow numbers and null.
  const resolver = async () => standardSchemaResolver((await loadSchema()) as Schema<Values, Sent>);
  return {
    resolver: async (...given) => (await resolver())(...given),
    load: () => void loadSchema().catch(() => undefined),
  };
}
