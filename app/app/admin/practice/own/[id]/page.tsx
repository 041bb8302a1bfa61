import { ButtonLink } from '@/components/ui/controls/button-link';
import { PageHeader } from '@/components/ui/layout/page-header';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { ownSet } from '@/lib/services/catalogue/practice/own/read';
import { orNotFound } from '../../../../_parts/or-not-found';
import { readerToday } from '../../../../_parts/reader-day';
import { RecordedParts } from '../../_parts/recorded-parts';
import { Editor } from './_parts/editor';

export const metadata = { title: 'Write a practice set' };

/** Where an admin writes a set, hears what is wrong with it, looks at it as learners do, and publishes it. */
export default async function OwnSetPage({ params }: { params: Promise<{ id: string }> }) {
  const viewer = await requireViewer('admin');
  const set = await orNotFound(ownSet((await params).id));
  const { today } = await readerToday(viewer);
  const { id, title, text, drawings, revision, problems, previewId, parts, edition } = set;
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: '/app/admin/practice/own', label: 'Own sets' }}
        actions={
          <>
            {previewId && (
              <ButtonLink href={`/practice/${previewId}`} target="_blank" variant="secondary">
                Preview as a learner
              </ButtonLink>
            )}
            {edition && (
              <ButtonLink href={`/app/admin/practice/${edition.id}`} variant="secondary">
                How it is answered
              </ButtonLink>
            )}
          </>
        }
      />
      <Editor
        id={id}
        text={text}
        drawings={drawings}
        revision={revision}
        problems={problems}
        publishing={{ title, edition, today }}
      >
        {parts.length > 0 && <RecordedParts setId={id} parts={parts} />}
      </Editor>
    </>
  );
}
