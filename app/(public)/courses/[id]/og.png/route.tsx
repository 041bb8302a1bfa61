import { permanentRedirect } from 'next/navigation';
import { siteNameOf } from '@/lib/domain/accounts/operator';
import { coursePath, idInAddress } from '@/lib/domain/public-addresses';
import { connectDatabase } from '@/lib/platform/db';
import { siteFacts } from '@/lib/platform/site-facts';
import { drawnAlone } from '@/lib/platform/web/one-drawing';
import { loadCourse } from '../../../../app/_parts/load/load-course';
import { coursePicture } from '../../../_parts/shared-picture';

/** The picture that other sites show beside a shared link to the course. Kept like the page (decision 0016), drawn one at a time. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { id } = await params;
  await connectDatabase();
  const course = await loadCourse(idInAddress(id) ?? id);
  const path = coursePath(course);
  if (`/courses/${id}` !== path) permanentRedirect(`${path}/og.png`);
  const { operator } = await siteFacts();
  return drawnAlone(() => coursePicture(course, { name: siteNameOf(operator), colour: operator.colour }).arrayBuffer());
}
