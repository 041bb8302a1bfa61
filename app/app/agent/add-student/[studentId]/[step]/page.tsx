import { redirect } from 'next/navigation';
import { stepOf } from '@/components/profile/wizard-steps';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { acts, needsRule } from '../../../../_parts/agency/needs-rule';
import { loadStudent } from '../../../../_parts/load/load-student';
import { StudentWizard } from '../../_parts/student-wizard';
import { wizardHref } from '../../_parts/wizard-href';

type Address = { params: Promise<{ studentId: string; step: string }> };

export async function generateMetadata({ params }: Address) {
  const viewer = await requireViewer('agent');
  const { name } = await loadStudent(viewer, (await params).studentId);
  return { title: `Edit ${name}` };
}

export default async function EditStudentStepPage({ params }: Address) {
  const viewer = await requireViewer('agent');
  needsRule(viewer, acts);
  const { studentId, step: asked } = await params;
  const student = await loadStudent(viewer, studentId);
  const step = stepOf(asked);
  if (step === null) redirect(wizardHref(student._id, 1));
  return <StudentWizard viewer={viewer} student={student} step={step} />;
}
