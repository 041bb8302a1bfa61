import { endpoint } from '@/lib/api/endpoint';
import {
  checklistTemplates as listContract,
  putChecklistTemplate as putContract,
} from '@/lib/contract/applications/checklist-templates';
import { checklistTemplates, putChecklistTemplate } from '@/lib/services/applications/checklists/templates';

export const GET = endpoint(listContract, async () => ({ templates: await checklistTemplates() }));

export const PUT = endpoint(putContract, async (viewer, { body }) => ({
  message: 'The template was saved.',
  template: await putChecklistTemplate(viewer, body),
}));
