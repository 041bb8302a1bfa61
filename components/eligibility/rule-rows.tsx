import { VERDICT_WORDS, VerdictMark } from '@/components/drawings/verdict-mark';
import { Link } from '@/components/ui/buttons/link';
import { isSourceAddress } from '@/lib/domain/addresses/web-address';
import { dayText, type RuleResult, type RuleSource } from '@/lib/engines/eligibility/verdicts';
import { VERDICT_MARKS } from './fit-chip';
import { profileFieldOf } from './profile-field';

interface RuleRowsProps {
  title: string;
  rules: readonly RuleResult[];
  /** The reader is the student, who can enter what is missing. */
  canEnter?: boolean;
}

/** Rules as lines under a head: which, what is asked and what is there, the verdict as mark and word at the end. */
export function RuleRows({ title, rules, canEnter = false }: RuleRowsProps) {
  const rows = rules.map((rule) => ({ ...rule, missing: canEnter ? profileFieldOf(rule) : null }));
  return (
    <div className="mt-5 first:mt-0">
      <h3 className="border-b border-control pb-2 text-fine font-medium text-muted">{title}</h3>
      <ul className="divide-y divide-line border-b border-line text-sm">
        {rows.map(({ rule, verdict, text, source, missing }) => (
          <li
            key={rule}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 py-2.5 sm:grid-cols-[6.5rem_minmax(0,1fr)_auto]"
          >
            <span className="font-medium max-sm:font-semibold">{rule}</span>
            <span className="min-w-0 tabular-nums wrap-anywhere max-sm:col-span-full max-sm:row-start-2 max-sm:text-muted">
              {withoutName(text, rule)}
              {missing && (
                <Link
                  href={missing}
                  className="block w-fit text-brand-ink underline underline-offset-3 pointer-coarse:py-1.5"
                >
                  Add it<span className="sr-only"> to your profile: {rule}</span>
                </Link>
              )}
              {source && <SourceLink source={source} />}
            </span>
            <span className="flex items-center justify-end gap-1.5 self-start font-semibold whitespace-nowrap">
              <VerdictMark kind={VERDICT_MARKS[verdict]} className="size-4.5" />
              {VERDICT_WORDS[VERDICT_MARKS[verdict]]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function SourceLink({ source: { address, title, readOn } }: { source: RuleSource }) {
  const words = `${title}, read on ${dayText(readOn)}`;
  if (!isSourceAddress(address)) return <span className="block text-xs text-muted">{words}</span>;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener nofollow"
      className="block text-xs text-muted underline underline-offset-3 pointer-coarse:py-1.5"
    >
      {words}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

/** A rule's text where its name stands beside it: without the name at the beginning of each part. */
export function withoutName(text: string, name: string): string {
  const said = text
    .split('; ')
    .map((part) => (part.startsWith(`${name} `) ? part.slice(name.length + 1) : part))
    .join('; ');
  return said.charAt(0).toUpperCase() + said.slice(1);
}
