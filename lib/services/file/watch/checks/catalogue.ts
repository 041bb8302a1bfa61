import { DAY_MS } from '@/lib/domain/days/day';
import { bad, broken, type Finding, good, unknown } from '@/lib/domain/desk/site-status';
import { counted } from '@/lib/domain/texts/counted';
import { factsOn } from '@/lib/services/catalogue/facts/facts';
import { ratesFetching } from '@/lib/services/catalogue/facts/fetch-rates';
import { ratesInUse } from '@/lib/services/catalogue/facts/rates';
import { setsInFiles } from '@/lib/services/catalogue/practice/set-files';
import { searchIsReady } from '@/lib/services/catalogue/search/current-index';
import { runningProcesses } from '../processes';

/** Rates of an earlier day than so many ago are old. */
const OLD_DAYS = 40;
/** So many facts or files are named. */
const NAMED = 3;

/** Whether this process answers searches from its index. */
export async function searchCheck(): Promise<Finding> {
  if (searchIsReady()) return good('The search index of this web process is ready.');
  const running = await runningProcesses();
  if (!running.some(({ pid }) => pid === process.pid))
    return unknown('Only a web process knows this.', 'See the status page, or request /readyz.');
  return bad(
    'This web process is still building its search index.',
    "Wait a minute. If this doesn't change, see the log.",
  );
}

/** Whether the exchange rates are real, of these days, and fetched where that is set. */
export async function ratesCheck(): Promise<Finding> {
  const [rates, fetching] = await Promise.all([ratesInUse(), ratesFetching()]);
  const upload = 'Upload a list under Facts, or set RATES_URL.';
  if (fetching?.failure)
    return broken(
      `Exchange rates could not be fetched from ${fetching.host}: ${fetching.failure}`,
      'The current rates stay in use. Upload a list under Facts if this continues.',
    );
  if (!rates) return unknown('No exchange rates: amounts are shown in their own currency only.', upload);
  if (rates.example) return bad(`Example rates as of ${rates.day}, not real ones.`, upload);
  if (Date.parse(rates.day) < Date.now() - OLD_DAYS * DAY_MS) return bad(`Rates as of ${rates.day}.`, upload);
  return good(`Rates as of ${rates.day}${fetching ? `, fetched from ${fetching.host}` : ''}.`);
}

/** Whether dated figures that others set have been looked at when they were due. */
export async function factsCheck(): Promise<Finding> {
  const { facts } = await factsOn();
  const due = facts.filter(({ overdue }) => overdue);
  if (due.length === 0) return good(`None of ${facts.length} facts is due for review.`);
  const more = due.length > NAMED ? ` and ${due.length - NAMED} more` : '';
  return bad(
    `${counted(due.length, 'is', 'are')} due: ${due
      .slice(0, NAMED)
      .map(({ label }) => label)
      .join('; ')}${more}.`,
    'Under Facts, compare each of them with its source.',
  );
}

/** Whether each file of this site's own practice sets is sound, as this process read them at its start. */
export async function practiceCheck(): Promise<Finding> {
  const { sets, own, leftOut } = setsInFiles();
  if (leftOut.length === 0) return good(`${sets.size - own} sets are built in, ${own} are in this site's own folder.`);
  const named = leftOut.slice(0, NAMED).map(({ file, problems: [first = ''] }) => `${file} (${first})`);
  const more = leftOut.length > NAMED ? ` and ${leftOut.length - NAMED} more` : '';
  return bad(
    `Learners don't see these files: ${named.join('; ')}${more}.`,
    'Run npm run practice:check, correct what it names, and restart the site.',
  );
}
