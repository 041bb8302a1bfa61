/** Cookie that keeps the visitor's theme; absent means the system's. */
const THEME_COOKIE = 'theme';

/** Marks the buttons that switch the theme. */
export const THEME_SWITCH = 'data-theme-switch';

/**
 * Runs in the head of every page, before anything is drawn: a chosen theme holds from the first pixel, also on pages
 * that are cached and sent alike to all visitors, and the switch works before the page's other scripts are there. It handles
 * a press before React does: while React takes a page over, it stops events that it can't handle yet. Its hash stands
 * in the Content-Security-Policy.
 */
export const THEME_SCRIPT = `(function(){
var root=document.documentElement,m=/(?:^|; )${THEME_COOKIE}=(light|dark)(?:;|$)/.exec(document.cookie);
if(m)root.dataset.theme=m[1];
document.addEventListener('click',function(e){
if(!e.target.closest('[${THEME_SWITCH}]'))return;
var now=root.dataset.theme||(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light');
root.dataset.theme=now==='dark'?'light':'dark';
document.cookie='${THEME_COOKIE}='+root.dataset.theme+'; Path=/; Max-Age=31536000; SameSite=Lax'+(location.protocol==='https:'?'; Secure':'')},true)})()`;
