import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { acts, needsRule } from '../../../_parts/agency/needs-rule';
import { loadStudent } from '../../../_parts/load/load-student';
import { StudentWizard } from '../_parts/student-wizard';

type Address = { params: Promise<{ studentId: string }> };

export async function generateMetadata({ params }: Address) {
  const viewer = await requireViewer('agent');
  const { name } = await loadStudent(viewer, (await params).studentId);
  return { title: `Edit ${name}` };
}

/** Agents start at step 1. */
export default async function EditStudentPage({ params }: Address) {
  const viewer = await requireViewer('agent');
  needsRule(viewer, acts);
  const student = await loadStudent(viewer, (await params).studentId);
  return <StudentWizard viewer={viewer} student={student} step={1} />;
}
