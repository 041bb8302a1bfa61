const BASIS = 0x811c9dc5;

/** FNV-1a of a text, as an unsigned number of 32 bits. `before`: the hash of a text that stands before it. */
export function hashOf(text: string, before: number = BASIS): number {
  let hash = before;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** What mixed courses are ordered by: made of the folded names of course and university, so the same wherever they stand. */
export function mixedKey(nameHash: number, universityHash: number): number {
  let key = nameHash ^ Math.imul(universityHash, 0x9e3779b1);
  key = Math.imul(key ^ (key >>> 16), 0x85ebca6b);
  key = Math.imul(key ^ (key >>> 13), 0xc2b2ae35);
  return (key ^ (key >>> 16)) >>> 0;
}
