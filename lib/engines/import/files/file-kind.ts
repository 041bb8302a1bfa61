const SIGNATURES: readonly (readonly [string, string])[] = [
  ['%PDF-', 'a PDF'],
  ['\x89PNG', 'a picture (PNG)'],
  ['\xff\xd8\xff', 'a picture (JPEG)'],
  ['GIF8', 'a picture (GIF)'],
  ['RIFF', 'a picture, audio or video file'],
  ['PK\x05\x06', 'an empty ZIP archive'],
  ['\x1f\x8b', 'a gzip archive'],
  ['7z\xbc\xaf', 'a 7z archive'],
  ['Rar!', 'a RAR archive'],
  ['\x7fELF', 'a program'],
  ['MZ\x90', 'a program'],
  ['SQLite format 3', 'a database'],
  ['{\\rtf', 'an RTF document'],
];

const MARKUP: readonly (readonly [RegExp, string])[] = [
  [/^<(?:!doctype html|html|head|body|table|meta|div|script)/i, 'a web page (HTML)'],
  [/^<(?:\?xml|!--|[a-z]+[\s>])/i, 'an XML document (XML)'],
  [/^(?:MIME-Version:|From: <Saved by)/i, 'a saved web page (MHTML)'],
  [/^(?:\{\s*["}]|\[\s*[[{"\]])/, 'a JSON file'],
];

/** What a file is, in words, when its first bytes (as Latin-1) show that it is no delimited text; else undefined. */
export function otherKind(start: string): string | undefined {
  const binary = SIGNATURES.find(([signature]) => start.startsWith(signature));
  if (binary) return binary[1];
  const text = start.replace(/^\xef\xbb\xbf/, '').trimStart();
  return MARKUP.find(([pattern]) => pattern.test(text))?.[1];
}
