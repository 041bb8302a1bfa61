import { endpoint } from '@/lib/api/endpoint';
import { soundResponse } from '@/lib/api/file-response';
import { practiceSound, removePracticeRecording } from '@/lib/contract/practice/recordings';
import { recordingFile, removeRecording } from '@/lib/services/catalogue/practice/recordings';

export const GET = endpoint(practiceSound, async (viewer, { params, headers, request }) =>
  soundResponse(await recordingFile(viewer, params.id), request, headers),
);

export const DELETE = endpoint(removePracticeRecording, async (viewer, { params }) => {
  await removeRecording(viewer, params.id);
  return { success: true, message: 'Recording removed.' };
});
