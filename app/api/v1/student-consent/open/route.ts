import { endpoint } from '@/lib/api/endpoint';
import { openConsentLink } from '@/lib/contract/my-data/student-consent';
import { linkQuestion } from '@/lib/services/applications/consent/by-link';

export const POST = endpoint(openConsentLink, (_viewer, { body }) => linkQuestion(body.token, body.dob));
