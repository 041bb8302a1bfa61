import type { Editor } from '@tiptap/core';
import { toast } from '@/components/ui/feedback/toast';
import { WAITS_FOR_NETWORK } from '@/components/ui/feedback/upload-words';
import { CallError } from '@/lib/api/client';
import { upload } from '@/lib/api/upload';

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const MOST_BYTES = 5 * 1024 * 1024;

/** The pictures among pasted or dropped files. */
export const picturesOf = (given: DataTransfer | null): File[] =>
  [...(given?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** Uploads pictures and puts them into the text, at `at` or at the cursor; gives the addresses of those. What isn't taken is said. */
export async function insertPictures(editor: Editor, files: readonly File[], at?: number): Promise<string[]> {
  const inserted: string[] = [];
  let place = at;
  for (const file of files) {
    const src = await uploaded(file);
    if (!src || editor.isDestroyed) continue;
    const picture = { type: 'picture', attrs: { src, alt: '' } };
    editor.commands.insertContentAt(place ?? editor.state.selection.to, picture);
    inserted.push(src);
    place = undefined;
  }
  return inserted;
}

/**
 * Pasted markup with its pictures uploaded: those that stand in it themselves. Those of other sites or of the writer's disk can't be
 * read from here; that is said.
 */
export async function withUploads(html: string): Promise<string> {
  const page = new DOMParser().parseFromString(html, 'text/html');
  let left = 0;
  for (const image of page.body.querySelectorAll('img')) {
    const address = image.getAttribute('src') ?? '';
    if (/^\/api\/v1\/blog-images\//.test(address)) continue;
    const src = address.startsWith('data:image/') ? await uploaded(await fileOf(address)) : null;
    if (src) image.setAttribute('src', src);
    else {
      image.remove();
      left++;
    }
  }
  if (left) toast.error(left === 1 ? ONE_LEFT : `${left} ${MANY_LEFT}`);
  return page.body.innerHTML;
}

const ONE_LEFT = 'A picture could not be pasted. Please save it as a file and drop it into the text.';
const MANY_LEFT = 'pictures could not be pasted. Please save them as files and drop them into the text.';

/** Whether pasted markup has pictures that are to be uploaded, or said to be left. */
export const hasPictures = (html: string): boolean => /<img\b/i.test(html);

/** From the address itself: the site's rules forbid to load one. */
async function fileOf(address: string): Promise<File> {
  const [head = '', data = ''] = address.split(',', 2);
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? '';
  const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
  return new File([bytes], `picture.${type.split('/')[1] ?? 'png'}`, { type });
}

/** Where an uploaded picture is; null where it was not taken, which is said. */
async function uploaded(file: File): Promise<string | null> {
  if (!TYPES.includes(file.type)) return refuse(`${file.name} is not a JPG, PNG or WebP picture.`);
  if (file.size > MOST_BYTES) return refuse(`${file.name} is larger than 5 MB.`);
  try {
    const given = { body: {}, files: { image: file } };
    return (await upload('POST /pictures', given, { onWaiting: () => toast.info(WAITS_FOR_NETWORK) })).image;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return refuse(error.fields.image ?? error.message);
  }
}

function refuse(message: string): null {
  toast.error(message);
  return null;
}
