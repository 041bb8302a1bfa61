import { type ApplicationStatus, STATUS_RULES } from '@/lib/domain/applications/application-status';
import { REFERENCE_NAMES } from '@/lib/domain/applications/offers';
import { plansVisa } from '@/lib/domain/applications/visa-stage';
import type { Country } from '@/lib/domain/countries';

import { todayIn } from '@/lib/domain/days/day';
import { firstDayOf } from '@/lib/engines/cost/days';
import { type VisaPlan, visaPlanOf } from '@/lib/engines/cost/visa-plan';
import { factOn } from '@/lib/engines/facts/read';
import { factOverrides } from '@/lib/services/catalogue/facts/facts';

/** As much of an application as its visa plan depends on. */
interface ForVisa {
  country: Country;
  year: number;
  month: string;
  status: ApplicationStatus;
  offer: { startOn: string | null; reference: string; reply: { reply: string } | null } | null;
}

/** The plan, with what is done by what is recorded: the offer's reference, or that the visa was applied for. */
export interface OwnVisaPlan extends VisaPlan {
  /** The places of the steps that are done. */
  done: number[];
}

/**
 * The visa plan of an application by the facts of today, counted back from the day its offer says the course starts, else from
 * the first of its month. Null before the offer is accepted, and once the visa office has decided.
 */
export async function visaPlanOfApplication({
  country,
  year,
  month,
  status,
  offer,
}: ForVisa): Promise<OwnVisaPlan | null> {
  if (!plansVisa(status, offer)) return null;
  const on = todayIn('UTC');
  const overrides = await factOverrides();
  const plan = visaPlanOf(country, offer?.startOn ?? firstDayOf({ year, month }), {
    on,
    read: (id, day = on) => factOn(id, day, overrides),
  });
  const reference = offer?.reference ? (REFERENCE_NAMES[country].split(' ')[0] ?? '') : '';
  const isDone = (name: string) => STATUS_RULES[status].isVisa || (reference !== '' && name.includes(reference));
  return { ...plan, done: plan.steps.flatMap(({ name }, place) => (isDone(name) ? [place] : [])) };
}
