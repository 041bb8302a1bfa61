import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The three files of public/verify in the order in which they need each other. */
const SCRIPTS = ['ed25519.js', 'check.js', 'page.js'];

/** The page that checks an archive of the site at this address without a network: everything it needs is in it. */
export async function verifyPage(site: string): Promise<string> {
  const folder = join(process.cwd(), 'public', 'verify');
  const texts = await Promise.all(
    SCRIPTS.map((name) => readFile(join(/* turbopackIgnore: true */ folder, name), 'utf8')),
  );
  const script = texts.map((text) => text.replace(/^import .*\n/gm, '')).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'">
<title>Check an exported file</title>
<style>${ARCHIVE_STYLE}</style>
</head>
<body>
<main>
<h1>Check an exported file</h1>
<p>Choose the ZIP file that contained this page. It is read on this device only and not sent anywhere. Each file in it is
compared with the list that ${site} signed.</p>
<p><label for="archive">ZIP file</label><br><input id="archive" type="file" accept=".zip,application/zip" data-archive></p>
<div data-archive-report aria-live="polite"></div>
<p class="small">This page could have been changed together with the other files. If someone else gave you the ZIP file, check it on
the /verify page of the site that created it.</p>
</main>
<script type="module">
${script.replaceAll('</script', '<\\/script')}
</script>
</body>
</html>
`;
}

/** The look of the pages in an archive: plain, in both colour schemes, and good to print. */
export const ARCHIVE_STYLE = `:root{color-scheme:light dark}
body{margin:0;font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:46rem;margin:0 auto;padding:2rem 1.25rem 4rem}
h1{font-size:1.75rem;line-height:1.25}h2{font-size:1.25rem;margin-top:2.5rem}h3{font-size:1rem;margin:1.75rem 0 .25rem}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1.25rem;margin:.5rem 0}dd{margin:0}
dt,.small{opacity:.75}ul{padding-left:1.25rem}li{margin:.25rem 0}
@media(max-width:34rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.5rem}}`;
