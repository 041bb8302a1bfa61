import { endpoint } from '@/lib/api/endpoint';
import { fileResponse } from '@/lib/api/file-response';
import { practiceRecording } from '@/lib/contract/practice/sent';
import { sentRecording } from '@/lib/services/desk/sent-practice/read';

export const GET = endpoint(practiceRecording, async (viewer, { params, headers }) =>
  fileResponse(await sentRecording(viewer, params.id), headers),
);
