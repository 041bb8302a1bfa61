import { useEffect, useState } from 'react';
import { call } from '@/lib/api/client';

type Named = { _id: string; name: string };

/**
 * The agents to choose from, by name. There may be a thousand, and a page without a rule shows none: those that rules name
 * are there at once, the others follow once they are `wanted`. While they can't be read, the named ones stay.
 */
export function useAgents(named: readonly Named[], wanted: boolean): readonly Named[] {
  const [others, setOthers] = useState<readonly Named[]>([]);
  useEffect(() => {
    if (!wanted) return;
    const stop = new AbortController();
    call('GET /get-agents', { query: {}, signal: stop.signal }).then(
      (agents) => setOthers(agents.map(({ _id, name, company_name }) => ({ _id, name: company_name || name }))),
      () => undefined,
    );
    return () => stop.abort();
  }, [wanted]);
  const all = new Map([...named, ...others].map((one) => [one._id, one]));
  return [...all.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
