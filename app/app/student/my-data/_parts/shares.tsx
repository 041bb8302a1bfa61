import { Ago } from '@/components/activity/ago';
import { Card } from '@/components/ui/layout/card';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import type { ShareView } from '@/lib/contract/my-data/shares';
import { addDays, dayOf } from '@/lib/domain/days/day';
import { dateText } from '@/lib/domain/days/day-words';
import { LONGEST_SHARE_DAYS } from '@/lib/domain/shares';
import { counted } from '@/lib/domain/texts/counted';
import { ownShares } from '@/lib/services/file/shares/shares';
import { documentsOf } from '@/lib/services/people/profile/documents';
import type { SectionProps } from './sections';
import { EndShare, ShareLinkCopy } from './share-buttons';
import { ShareForm } from './share-form';

/** The student's links to documents with their openings, and the form for another. */
export async function Shares({ viewer }: SectionProps) {
  const [shares, { files }] = await Promise.all([ownShares(viewer), documentsOf(viewer, viewer.userId)]);
  const now = new Date();
  const today = dayOf(now, 'UTC');
  return (
    <div className="space-y-4">
      <Card>
        {files.length ? (
          <ShareForm
            files={files.map(({ fileId, name }) => ({ fileId, name }))}
            today={today}
            latest={addDays(today, LONGEST_SHARE_DAYS)}
            proposed={addDays(today, 7)}
          />
        ) : (
          <p>There are no documents in your profile yet.</p>
        )}
      </Card>
      {shares.length > 0 && (
        <RowSheet data-density="regular" aria-label="Links to your documents">
          {shares.map((share) => (
            <SheetRow key={share._id} className="flex-wrap py-2.5">
              <p className="wrap-anywhere">
                <span className="font-medium">{share.name}</span>{' '}
                <span className="text-sm text-muted">{stateOf(share)}</span>
              </p>
              <p className="text-sm text-muted wrap-anywhere">{share.files.join(', ')}</p>
              <p className="text-sm text-muted wrap-anywhere">
                {share.openings[0] ? (
                  <>
                    Opened {counted(share.opened, 'time')}, last {share.openings[0].file || 'the list of documents'}{' '}
                    <Ago iso={share.openings[0].on} now={now} />
                  </>
                ) : (
                  'Not opened yet'
                )}
              </p>
              {share.openings.length > 1 && (
                <details>
                  <summary className="w-fit cursor-pointer text-sm text-brand-ink">All views</summary>
                  <ul className="mt-1 space-y-0.5 text-sm text-muted wrap-anywhere">
                    {share.openings.map(({ on, file }) => (
                      <li key={`${on} ${file}`}>
                        {file || 'The list of documents'}, <Ago iso={on} now={now} withDate />
                      </li>
                    ))}
                  </ul>
                </details>
              )}
              {share.link && (
                <div className="mt-2 flex flex-wrap gap-2">
                  <ShareLinkCopy link={share.link} name={share.name} />
                  <EndShare id={share._id} name={share.name} />
                </div>
              )}
            </SheetRow>
          ))}
        </RowSheet>
      )}
    </div>
  );
}

function stateOf({ link, revokedOn, endsOn }: ShareView): string {
  if (link) return `valid until ${dateText(endsOn)}`;
  return revokedOn ? `turned off by you on ${dateText(revokedOn)}` : 'expired';
}
