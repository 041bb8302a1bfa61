import { isRefusal } from '@/lib/domain/applications/application-status';
import type { MailRequest, VisaStart } from '@/lib/domain/mail-requests';
import { Application, type ApplicationRecord } from '@/models/application';
import { staysOpen } from './stays-open';
import { visaPlanOfApplication } from './visa-plan';

/**
 * A request for an e-mail about an application, with what the letter says that other records know: to a student who was refused the courses
 * that stay open, to one who accepted an offer the first steps of the visa.
 */
export async function withFacts(request: MailRequest): Promise<MailRequest> {
  if (request.template !== 'application-moved' && request.template !== 'offer-accepted') return request;
  const application = await Application.findById(request.applicationId).lean();
  if (!application || String(application.userId) !== request.userId) return request;
  if (request.template === 'offer-accepted') return { ...request, ...(await visaOf(application)) };
  const status = application.history[request.move]?.status;
  if (status !== application.status) return request;
  if (isRefusal(status)) return { ...request, staysOpen: await staysOpen(application) };
  return { ...request, ...(await visaOf(application)) };
}

/** How many steps a letter names. */
const NAMED = 2;

async function visaOf(application: ApplicationRecord): Promise<{ visa?: VisaStart }> {
  const plan = await visaPlanOfApplication({ ...application, offer: application.offer ?? null });
  if (!plan || plan.done.length === plan.steps.length) return {};
  const steps = plan.steps.filter((_step, place) => !plan.done.includes(place)).slice(0, NAMED);
  return { visa: { applyBy: plan.applyBy, steps } };
}
