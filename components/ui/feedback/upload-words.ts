/** What is said beside the progress of a file, also while the network is gone. */
export function uploadWords({ name, waits }: { name: string; waits?: boolean | undefined }): string {
  return waits ? `No network. ${name} is saved here and will be sent when you are back online.` : `Uploading ${name}`;
}

/** The same as a note, where no progress is shown. */
export const WAITS_FOR_NETWORK = 'No network. The file is saved here and will be sent when you are back online.';
