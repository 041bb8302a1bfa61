/** The framework's scripts as Next writes them into a page. What is for browsers without modules stays as it is. */
const SCRIPT = /<script src="(\/_next\/static\/[^"]+)"[^>]*\basync=""[^>]*><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;

/**
 * A finished page whose framework comes when somebody begins to use it, or four seconds after the page is there, in
 * place of competing with its text for a phone's line and processor. For pages that are whole without a script.
 */
export function withLateScripts(html: string): string {
  const scripts = new Set<string>();
  const without = html.replace(PRELOAD, '').replace(SCRIPT, (_tag, source: string) => {
    scripts.add(source.replaceAll('&amp;', '&'));
    return '';
  });
  if (scripts.size === 0) return html;
  const list = JSON.stringify([...scripts]).replaceAll('<', '\\u003c');
  return without.replace('</head>', () => `<script>(${LOADER})(${list})</script></head>`);
}

/** Appends the scripts at the first sign of a visitor's use; `async`, as React looks for them. */
const LOADER = `function(sources){
var signs=['pointermove','pointerdown','touchstart','wheel','scroll','keydown','focusin'],all={capture:true,passive:true};
function begin(){if(!sources)return;
signs.forEach(function(sign){removeEventListener(sign,begin,all)});
sources.forEach(function(source){var script=document.createElement('script');script.setAttribute('async','');script.src=source;document.head.append(script)});
sources=null}
signs.forEach(function(sign){addEventListener(sign,begin,all)});
addEventListener('load',function(){setTimeout(begin,4000)})}`;
