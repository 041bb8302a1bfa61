import { buttonStyle } from '@/components/ui/controls/button-style';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import type { WrittenSet } from '@/lib/contract/practice/written';
import { dateText } from '@/lib/domain/days/day-words';
import type { LeftOut } from '@/lib/services/catalogue/practice/set-files';

/** So many problems of a file are shown; the command names them all. */
const SHOWN = 5;

/** Files of this site's own sets that learners don't see, because something is wrong with them. */
export function LeftOutFiles({ files }: { files: readonly LeftOut[] }) {
  if (files.length === 0) return null;
  return (
    <Section
      title="Files with problems"
      description="These files of your own sets are not shown to learners. Correct them, check them with npm run practice:check, and restart the site."
    >
      <RowSheet>
        {files.map(({ file, problems }) => (
          <SheetRow key={file}>
            <h3 className="text-base wrap-anywhere">{file}</h3>
            <ul className="list-disc ps-5 text-sm text-muted">
              {problems.slice(0, SHOWN).map((problem) => (
                <li key={problem} className="wrap-anywhere">
                  {problem}
                </li>
              ))}
              {problems.length > SHOWN && <li>{problems.length - SHOWN} more</li>}
            </ul>
          </SheetRow>
        ))}
      </RowSheet>
    </Section>
  );
}

/** Drafts and editions from the time when sets were written in the browser, to be downloaded as files. */
export function SetsWrittenBefore({ sets }: { sets: readonly WrittenSet[] }) {
  if (sets.length === 0) return null;
  return (
    <Section
      title="Older sets written on this site"
      description="Sets are now files. Published editions stay available to learners unchanged. To change a set, download its file and put it in the folder for your own sets."
    >
      <RowSheet>
        {sets.map(({ id, title, edition, byName, at }) => (
          <SheetRow
            key={id}
            end={
              <a href={`/api/v1/practice-written/${id}`} download className={buttonStyle('outline', 'sm')}>
                Download
                <span className="sr-only">
                  {' '}
                  {title}, {edition === null ? 'draft' : `edition ${edition}`}
                </span>
              </a>
            }
          >
            <h3 className="text-base wrap-anywhere">{title}</h3>
            <p className="text-sm text-muted">
              {edition === null ? `Draft, saved by ${byName}` : `Edition ${edition}, published by ${byName}`} on{' '}
              {dateText(at)}.
            </p>
          </SheetRow>
        ))}
      </RowSheet>
    </Section>
  );
}
