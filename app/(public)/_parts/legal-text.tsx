import { Link } from '@/components/ui/buttons/link';
import { LEGAL_TITLES, type LegalKind, legalPath } from '@/lib/domain/accounts/legal-texts';
import { paragraphsOf } from '@/lib/domain/accounts/operator';
import { dateText } from '@/lib/domain/days/day-words';
import { type LegalVersion, legalVersions } from '@/lib/services/people/legal-texts';

/** Of a public page with a legal text: the version that its address names, else the one in force. */
export type LegalSearch = Promise<{ version?: string | string[] }>;

/** The version to show, and the others that ever were in force; null where none is, or was by that number. */
export async function shownVersion(
  kind: LegalKind,
  search: LegalSearch,
): Promise<{ shown: LegalVersion; others: LegalVersion[] } | null> {
  const { version } = await search;
  const [newest, ...earlier] = await legalVersions(kind);
  const all = newest ? [newest, ...earlier] : [];
  const shown = version === undefined ? newest : all.find(({ n }) => String(n) === version);
  if (!shown?.text) return null;
  return { shown, others: all.filter(({ n, text }) => text && n !== shown.n) };
}

/** A legal text with the day it is in force from, and the way to its other versions. */
export function LegalText({ shown, others }: { shown: LegalVersion; others: LegalVersion[] }) {
  const path = legalPath(shown.kind);
  const replaced = others.find(({ n }) => n > shown.n);
  return (
    <article aria-label={LEGAL_TITLES[shown.kind]} className="mb-9 max-w-reading wrap-anywhere">
      <p className="mb-5 text-sm text-muted">
        Version {shown.n}, {replaced ? 'from' : 'in force since'} <Day {...shown} />.{' '}
        {replaced && (
          <Link href={path} className="text-brand-ink underline underline-offset-4">
            Show the current version
          </Link>
        )}
      </p>
      {paragraphsOf(shown.text).map((paragraph) => (
        <p key={paragraph} className="mb-4 whitespace-pre-line">
          {paragraph}
        </p>
      ))}
      {others.length > 0 && (
        <details className="mt-6 text-sm">
          <summary className="cursor-pointer text-muted">Other versions</summary>
          <ul className="mt-2 list-disc ps-5">
            {others.map((version) => (
              <li key={version.n}>
                <Link href={`${path}?version=${version.n}`} className="text-brand-ink underline underline-offset-4">
                  Version {version.n}, <Day {...version} />
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  );
}

const Day = ({ day }: { day: string }) => <time dateTime={day}>{dateText(day)}</time>;
