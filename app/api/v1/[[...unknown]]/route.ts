import { refuseUnknownCall } from '@/lib/api/unknown-call';

/** Every address below /api/v1 that has no route of its own. */
export {
  refuseUnknownCall as DELETE,
  refuseUnknownCall as GET,
  refuseUnknownCall as PATCH,
  refuseUnknownCall as POST,
  refuseUnknownCall as PUT,
};
