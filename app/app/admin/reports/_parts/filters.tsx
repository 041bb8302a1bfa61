import { monthBefore, monthName } from '@/components/report/month-words';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { buttonStyle } from '@/components/ui/buttons/button-style';
import { CONTROL, CONTROL_SIZE } from '@/components/ui/controls/control-style';
import { COUNTRIES } from '@/lib/domain/countries';
import { REPORT_GROUPS, TIMED_STAGES } from '@/lib/domain/reports';
import { reportChoices } from '@/lib/services/desk/reports/names';
import { hrefOf, type ReportAddress } from './address';

/** How many months the lists go back. */
const MONTHS_BACK = 36;

interface FiltersProps {
  address: ReportAddress;
  /** 'YYYY-MM' */
  thisMonth: string;
}

/**
 * The period and what narrows a report: a form that works without a script, its answer is the address. What there is to
 * choose from is read beside the report itself.
 */
export async function Filters({ address, thisMonth }: FiltersProps) {
  const choices = await reportChoices('all', address);
  const months = Array.from({ length: MONTHS_BACK }, (_none, back) => monthBefore(thisMonth, back));
  const offered = (month: string) => (months.includes(month) ? months : [month, ...months]);
  const asOptions = (list: readonly string[], label = (value: string) => value) =>
    list.map((value) => ({ value, label: label(value) }));
  const { report, from, to, country, university, agency, counsellor, by, stage } = address;
  const isNarrowed = Boolean(country ?? university ?? agency ?? counsellor);
  const plain = { report, from, to, by, stage, page: 1 };
  return (
    <form
      data-keeps-own
      key={hrefOf(address)}
      method="get"
      action="/app/admin/reports"
      aria-label="Report filters"
      className="mb-6 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap print:hidden"
    >
      <input type="hidden" name="report" value={report} />
      <Choice name="from" label="From" value={from} options={asOptions(offered(from), monthName)} />
      <Choice name="to" label="To" value={to} options={asOptions(offered(to), monthName)} />
      {report === 'days' && (
        <>
          <Choice
            name="by"
            label="Compare"
            value={by}
            options={REPORT_GROUPS.map((group) => ({ value: group, label: COMPARED[group] }))}
          />
          <Choice name="stage" label="Stage" value={stage} none="All stages" options={asOptions(TIMED_STAGES)} />
        </>
      )}
      <Choice name="country" label="Country" value={country} none="All" options={asOptions(COUNTRIES)} />
      <Choice name="university" label="University" value={university} none="All" options={choices.university} />
      <Choice name="agency" label="Agency" value={agency} none="All" options={choices.agency} />
      <Choice name="counsellor" label="Counsellor" value={counsellor} none="All" options={choices.counsellor} />
      <button type="submit" className={buttonStyle('secondary', 'md')}>
        Show
      </button>
      {isNarrowed && (
        <ButtonLink href={hrefOf(plain)} variant="ghost">
          Clear
        </ButtonLink>
      )}
    </form>
  );
}

const COMPARED = {
  all: 'Stages',
  country: 'Countries',
  university: 'Universities',
  agency: 'Agencies',
  counsellor: 'Counsellors',
} as const;

interface ChoiceProps {
  name: string;
  label: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  /** The entry that stands for no choice. */
  none?: string;
}

function Choice({ name, label, value, options, none }: ChoiceProps) {
  const known = value === undefined || options.some((option) => option.value === value);
  return (
    <label className="min-w-0 text-sm font-medium sm:w-36">
      {label}
      <select name={name} defaultValue={value ?? ''} className={`${CONTROL} ${CONTROL_SIZE} mt-1.5 block`}>
        {none !== undefined && <option value="">{none}</option>}
        {!known && <option value={value}>Current choice</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
